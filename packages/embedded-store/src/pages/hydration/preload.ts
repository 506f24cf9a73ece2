import { getInternally } from '../../routes';
import type { AdminPageContext } from '../shared/admin-page-context';

export interface PreloadedResponse {
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** What the REST interface would answer this person; `undefined` when it refuses. */
export function readResponse(visitor: AdminPageContext, address: string): PreloadedResponse | undefined {
  const { status, body, headers } = getInternally(visitor.store, visitor.session.user, address);
  return status === 200 ? { body, headers } : undefined;
}

/** Answers that the page brings along, by the address which the client will ask for. */
export function preload(
  visitor: AdminPageContext,
  addresses: readonly string[],
): Record<string, PreloadedResponse> {
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const answer = readResponse(visitor, address);
      return answer ? [[address, answer]] : [];
    }),
  );
}
