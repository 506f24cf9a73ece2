import { recordChange } from '../../site';
import { answerInternally } from '../../routes';
import type { InternalWrite, RestResponse } from '../../rest';
import type { Visitor } from './visitor';

/**
 * Does what a page was asked to do, and tells the history of it as if the call had come over HTTP that changes the same: by
 * that call it is undone.
 */
export function recorded(
  { store, session: { user } }: Visitor,
  { method, path, body }: Pick<InternalWrite, 'method' | 'path' | 'body'>,
  run: () => RestResponse,
): RestResponse {
  return recordChange(
    {
      context: store,
      call: { method, path, query: {}, json: body, user },
      ask: (asked) => answerInternally(store, user, asked.path),
    },
    run,
  );
}
