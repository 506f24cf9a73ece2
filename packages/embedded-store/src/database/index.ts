export { clearDatabase } from './clear';
export { allOf, condition, contains, isNoneOf, isOneOf } from './conditions';
export type { Condition } from './conditions';
export { DatabaseFileError } from './errors';
export { migrate } from './migrate';
export { closeDatabase, openDatabase } from './open';
export { all, first, integer, run, text } from './query';
export type { Row, SqlValue, StoreDatabase } from './query';
export { transaction } from './transaction';
