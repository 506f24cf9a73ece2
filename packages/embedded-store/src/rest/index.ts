export { Answer } from './answer';
export { answerGet } from './internal';
export {
  anything,
  boolean,
  email,
  integer,
  isMap,
  list,
  mapOf,
  nullable,
  oneOf,
  required,
  string,
  unexplained,
  withDefault,
} from './args';
export type { ArgumentValues } from './args';
export type { RestResponse } from './dispatch';
export { BareRestError, forbidden, RestError } from './errors';
export { mountRest } from './http';
export { anyone, needs, needsOr } from './permissions';
export { parseParameters } from './query';
export { route, UPDATE } from './route';
export type { Permission, RestRequest, Route } from './route';
export { createRouter } from './router';
export type { Router } from './router';
