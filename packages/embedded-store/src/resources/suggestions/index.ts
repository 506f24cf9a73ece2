export { PROVIDER_COUNTRIES } from './countries';
export { areSuggestionsOn, dismissSuggestions, getSuggestions, isProviderCountry } from './suggestions';
export type { Suggestion } from './suggestions';
