import { answerInternally } from '../../internal';
import type { Visitor } from '../visitor';

export interface PreloadedAnswer {
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** Badges, settings and preloaded answers of one page ask for the same things; each is worked out once. */
const answersOf = new WeakMap<Visitor, Map<string, PreloadedAnswer | undefined>>();

/** What the REST interface would answer this person; `undefined` when it refuses. */
export function readAnswer(visitor: Visitor, address: string): PreloadedAnswer | undefined {
  const known = answersOf.get(visitor) ?? new Map<string, PreloadedAnswer | undefined>();
  answersOf.set(visitor, known);
  if (known.has(address)) return known.get(address);

  const { status, body, headers } = answerInternally(visitor.store, visitor.session.user, address);
  const answer = status === 200 ? { body, headers } : undefined;
  known.set(address, answer);
  return answer;
}

/** Answers that the page brings along, by the address which the client will ask for. */
export function preload(visitor: Visitor, addresses: readonly string[]): Record<string, PreloadedAnswer> {
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const answer = readAnswer(visitor, address);
      return answer ? [[address, answer]] : [];
    }),
  );
}

/** The answer of a list route, as maps; empty when there is none. */
export function readItems(visitor: Visitor, address: string): Readonly<Record<string, unknown>>[] {
  return mapsIn(readAnswer(visitor, address)?.body);
}

export function mapsIn(list: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isMap) : [];
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
