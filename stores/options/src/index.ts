export { useOption } from './hooks';
export { hydrateOptions } from './hydrate';
export { optionsStore } from './store';
export { areSuggestionsShown } from './suggestions';
export type { BankAccount, OptionName, OptionPatch, OptionValues, QueuedNotice } from './types';
