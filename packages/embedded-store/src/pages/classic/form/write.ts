import { writeInternally } from '../../../resources/internal';
import { type InternalWrite, isMap } from '../../../rest';
import type { Visitor } from '../../visitor';
import type { Problem } from './page-form';

/** What became of a change. */
export type Written = { id: number } | { failure: Failure };

export interface Failure {
  message: string;
  /** Names of the members that cannot be as they were sent. */
  members: readonly string[];
}

/**
 * Makes a change through the store's REST contract, so that a form is checked, cleaned and followed up exactly as a
 * call is, and needs the same capabilities.
 */
export function write({ store, session }: Visitor, change: InternalWrite): Written {
  const { status, body } = writeInternally(store, session.user, change);
  const answer = isMap(body) ? body : {};
  if (status < 400) return { id: Number(answer['id'] ?? 0) };
  const data = isMap(answer['data']) ? answer['data'] : {};
  const params = isMap(data['params']) ? Object.keys(data['params']) : [];
  const message = typeof answer['message'] === 'string' ? answer['message'] : 'This cannot be saved.';
  return { failure: { message, members: params } };
}

/** Where each member of a call stands on the form. */
export type Places = Readonly<Record<string, { id: string; label: string; error?: string }>>;

/** What a refused change has to say, beside the fields it is about or, if none is known, beside the first. */
export function toProblems({ message, members }: Failure, places: Places): Problem[] {
  const wrong = 'This value cannot be saved. Please check it.';
  const found = members.flatMap((member) => {
    const place = places[member];
    return place ? [{ ...place, error: place.error ?? wrong }] : [];
  });
  const [first] = Object.values(places);
  return found.length > 0 || !first ? found : [{ ...first, error: message }];
}
