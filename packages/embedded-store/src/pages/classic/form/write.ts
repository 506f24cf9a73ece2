import { writeInternally } from '../../../routes';
import type { InternalWrite, RestResponse } from '../../../rest';
import { isMap } from '../../../rest';
import { recorded } from '../../shared/recorded';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { Problem } from './page-form';
import { __ } from '../../../i18n';

/** The result of a write. */
export type WriteResult = { id: number } | { failure: Failure };

export interface Failure {
  message: string;
  /** Names of the invalid members. */
  members: readonly string[];
}

/**
 * Makes a change through the REST API, so that a form gets the same validation, permissions, side effects and history
 * entries as a REST request.
 */
export function write(context: AdminPageContext, change: InternalWrite): WriteResult {
  const { store, session } = context;
  return toWriteResult(recorded(context, change, () => writeInternally(store, session.user, change)));
}

function toWriteResult({ status, body }: RestResponse): WriteResult {
  const content = isMap(body) ? body : {};
  if (status < 400) return { id: Number(content['id'] ?? 0) };
  const data = isMap(content['data']) ? content['data'] : {};
  const params = isMap(data['params']) ? Object.keys(data['params']) : [];
  const message =
    typeof content['message'] === 'string' ? content['message'] : __('This cannot be saved.', 'store-admin');
  return { failure: { message, members: params } };
}

/** Where each member of a request is shown on the form. */
export type Places = Readonly<Record<string, { id: string; label: string; error?: string }>>;

/** The errors of a rejected change, at the fields they are about or, if none is known, at the first one. */
export function toProblems({ message, members }: Failure, places: Places): Problem[] {
  const wrong = __('This value cannot be saved. Please check it.', 'store-admin');
  const found = members.flatMap((member) => {
    const place = places[member];
    return place ? [{ ...place, error: place.error ?? wrong }] : [];
  });
  const [first] = Object.values(places);
  return found.length > 0 || !first ? found : [{ ...first, error: message }];
}
