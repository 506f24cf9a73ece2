export { hydrateSetup } from './hydrate';
export { setupStore } from './store';
export type { MoneySettings, ProfilerStep, SelectedExtension } from './types';
