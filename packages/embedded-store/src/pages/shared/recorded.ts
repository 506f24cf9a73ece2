import { recordChange } from '../../site';
import { getInternally } from '../../routes';
import type { InternalWrite, RestResponse } from '../../rest';
import type { AdminPageContext } from './admin-page-context';

/**
 * Runs a page's action and records it in the history as the REST request that makes the same change, which is also used
 * to undo it.
 */
export function recorded(
  { store, session: { user } }: AdminPageContext,
  { method, path, body }: Pick<InternalWrite, 'method' | 'path' | 'body'>,
  run: () => RestResponse,
): RestResponse {
  return recordChange(
    {
      context: store,
      call: { method, path, query: {}, json: body, user },
      dispatch: (request) => getInternally(store, user, request.path),
    },
    run,
  );
}
