export { firstOf, listOrEmpty, phpListOrEmpty, tolerantList } from './lists';
export { camelCaseObject, mapOrEmpty, optional, phpMap, phpObject, tolerantMap } from './objects';
export {
  count,
  decodedText,
  flag,
  nonEmptyText,
  numberOrNull,
  numberOrZero,
  numeric,
  numericOrZero,
  oneOf,
  plainText,
  scalarText,
  text,
  textOrNull,
  textOrNumber,
  url,
  urlOrNull,
  utcTimeOrNull,
  utcTimeOrZero,
} from './values';
