export { ApiError, toFailure } from './failure';
export type { Failure } from './failure';
export { request } from './request';
export type { RequestOptions } from './request';
