export { Answer } from './answer';
export { recordRoutes } from './batch';
export { crudRoutes } from './crud';
export { answerGet, answerWrite } from './internal';
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
  unexplained,
  withDefault,
} from './args';
export type { Argument, Arguments, ArgumentValues, StoreArgument } from './args';
export { MAX_UPLOAD_BYTES } from './body';
export type { Upload } from './body';
export { BareRestError, forbidden, noTrash, RestError } from './errors';
export { mountRest } from './http';
export type { Observer } from './http';
export { offsetOf, pageArgs, paged } from './pagination';
export { anyone, callerOf, needs, needsForAll, needsOr } from './permissions';
export { parseParameters } from './query';
export { METHODS, route, UPDATE } from './route';
export type { Method, Permission, RequestWith, RestRequest, RestResponse, Route } from './route';
export { createRouter } from './router';
export type { Router } from './router';
export { defaultsOf, validate } from './validate';
