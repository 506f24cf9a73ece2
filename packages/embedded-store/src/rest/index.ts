export { HandlerResponse } from './handler-response';
export { recordRoutes } from './batch';
export { crudRoutes } from './crud';
export { dispatchGet, dispatchWrite } from './internal';
export type { InternalWrite } from './internal';
export {
  accept,
  anything,
  boolean,
  check,
  date,
  email,
  emailOrEmpty,
  html,
  integer,
  isEmailAddress,
  isMap,
  isRequired,
  list,
  MAX_TEXT_LENGTH,
  mapOf,
  members,
  nullable,
  number,
  oneOf,
  required,
  shape,
  string,
  withoutDetails,
  withDefault,
} from './args';
export type { Argument, Arguments, ArgumentValues, StoreArgument } from './args';
export { MAX_UPLOAD_BYTES } from './body';
export type { Upload } from './body';
export {
  RestErrorWithoutStatus,
  createForbiddenError,
  createNoTrashError,
  describeInvalid,
  RestError,
} from './errors';
export { mountRest } from './http';
export type { Observer } from './http';
export { getOffset, pageArgs, withPaginationHeaders } from './pagination';
export {
  allowAnyone,
  getCaller,
  requireCapability,
  requireCapabilityForAll,
  requireCapabilityOr,
} from './permissions';
export { parseParameters } from './query';
export { METHODS, route, UPDATE } from './route';
export type { Method, Permission, RequestWith, RestRequest, RestResponse, Route } from './route';
export { createRouter } from './router';
export type { Router } from './router';
export { getDefaults, validate } from './validate';
