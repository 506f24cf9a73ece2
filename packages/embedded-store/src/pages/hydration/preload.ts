import { getInternally } from '../../routes';
import type { AdminPageContext } from '../shared/admin-page-context';

export interface PreloadedResponse {
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The REST response for this user; `undefined` when it is an error. */
export function readResponse(context: AdminPageContext, address: string): PreloadedResponse | undefined {
  const { status, body, headers } = getInternally(context.store, context.session.user, address);
  return status === 200 ? { body, headers } : undefined;
}

/** Preloaded responses by the path that the client will request. */
export function preload(
  context: AdminPageContext,
  addresses: readonly string[],
): Record<string, PreloadedResponse> {
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const response = readResponse(context, address);
      return response ? [[address, response]] : [];
    }),
  );
}
