export { useOption } from './hooks';
export { hydrateOptions } from './hydrate';
export { optionsStore } from './store';
export type { BankAccount, OptionName, OptionPatch, OptionValues, QueuedNotice } from './types';
