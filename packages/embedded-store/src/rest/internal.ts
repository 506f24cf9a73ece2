import type { StoreContext } from '../context';
import type { User } from '../resources/users';
import { dispatch } from './dispatch';
import type { RestResponse } from './dispatch';
import { parseParameters } from './query';
import type { Router } from './router';

/** Answers a GET inside the process, as the user would get it: for answers that a page brings along. */
export function answerGet(context: StoreContext, router: Router, user: User, address: string): RestResponse {
  const [path = '', query = ''] = address.split('?');
  return dispatch(context, router, { method: 'GET', path, query: parseParameters(query), user });
}
