import * as data from '@wordpress/data';
import { apiFetch as fetchFromApi, type FetchOptions } from './api-fetch';

/** Controls for actions that are written as generators, with their handlers (`wp.dataControls`). */

const AWAIT = 'AWAIT_PROMISE';
const FETCH = 'API_FETCH';

export const apiFetch = (request: FetchOptions) => ({ type: FETCH, request });

export const __unstableAwaitPromise = (promise: Promise<unknown>) => ({ type: AWAIT, promise });

export const { select: syncSelect, resolveSelect: select, dispatch } = data.controls;

export const controls = {
  [AWAIT]: ({ promise }: { promise: Promise<unknown> }) => promise,
  [FETCH]: ({ request }: { request: FetchOptions }) => fetchFromApi(request),
};
