export { isFinal } from './api';
export { historyStore } from './store';
export type { Change, ChangeQuery, HistoryFacts, Person, UndoOutcome, Values } from './types';
export { labelOfKind, nameOf } from './messages';
export { reasonOf } from './of-extensions';
