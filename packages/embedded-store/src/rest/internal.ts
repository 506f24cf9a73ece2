import type { StoreContext } from '../context';
import type { User } from '../accounts';
import type { Upload } from './body';
import { dispatch } from './dispatch';
import type { RestResponse } from './route';
import { parseParameters } from './query';
import type { Router } from './router';

/** Responds to a GET inside the process, as the user would get it, for data that a page preloads. */
export function dispatchGet(
  context: StoreContext,
  router: Router,
  user: User,
  address: string,
): RestResponse {
  const [path = '', query = ''] = address.split('?');
  return dispatch(context, router, { method: 'GET', path, query: parseParameters(query), user });
}

/** A write requested by a form on one of the server's own pages. */
export interface InternalWrite {
  method: 'POST' | 'PUT' | 'DELETE';
  /** `/wc/v3/orders/12` */
  path: string;
  body?: Readonly<Record<string, unknown>> | readonly unknown[] | undefined;
  upload?: Upload;
}

/** Runs a write inside the process as the user would over HTTP, within the current transaction. */
export function dispatchWrite(
  context: StoreContext,
  router: Router,
  user: User,
  { method, path, body, upload }: InternalWrite,
): RestResponse {
  return dispatch(context, router, {
    method,
    path,
    query: {},
    json: body,
    ...(upload && { upload }),
    user,
  });
}
