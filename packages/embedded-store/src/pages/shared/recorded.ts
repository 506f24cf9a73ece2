import { recordChange } from '../../site';
import { getInternally } from '../../routes';
import type { InternalWrite, RestResponse } from '../../rest';
import type { AdminPageContext } from './admin-page-context';

/**
 * Does what a page was asked to do, and tells the history of it as if the call had come over HTTP that changes the same: by
 * that call it is undone.
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
      ask: (asked) => getInternally(store, user, asked.path),
    },
    run,
  );
}
