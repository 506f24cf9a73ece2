export { isFinal } from './api';
export { historyStore } from './store';
export type { Change, ChangeQuery, HistoryFacts, Person, UndoOutcome, Values } from './types';
export { getKindLabel, getChangeName } from './messages';
export { getUndoBlockReason } from './extension-kinds';
