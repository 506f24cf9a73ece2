export { PROVIDER_COUNTRIES } from './countries';
export { areSuggestionsOn, dismissSuggestions, getSuggestions, isProviderCountry } from './queries';
export type { Suggestion } from './queries';
