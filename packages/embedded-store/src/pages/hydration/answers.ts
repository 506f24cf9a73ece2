import { answerInternally } from '../../routes';
import type { Visitor } from '../shared/visitor';

export interface PreloadedAnswer {
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** What the REST interface would answer this person; `undefined` when it refuses. */
export function readAnswer(visitor: Visitor, address: string): PreloadedAnswer | undefined {
  const { status, body, headers } = answerInternally(visitor.store, visitor.session.user, address);
  return status === 200 ? { body, headers } : undefined;
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
