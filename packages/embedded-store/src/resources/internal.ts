import type { StoreContext } from '../context';
import type { User } from './users';
import { answerGet, answerWrite } from '../rest';
import type { InternalWrite, RestResponse } from '../rest';
import { router } from './routes';

/**
 * Answers a GET inside the process as the user would get it over HTTP, so that a page can bring answers along.
 * @param path with its query, `/wc-admin/options?options=a,b`.
 */
export function answerInternally(context: StoreContext, user: User, path: string): RestResponse {
  return answerGet(context, router, user, path);
}

/** Makes a change as the user would make it over HTTP: with the same checks, in the same words, with all that follows. */
export function writeInternally(context: StoreContext, user: User, write: InternalWrite): RestResponse {
  return answerWrite(context, router, user, write);
}
