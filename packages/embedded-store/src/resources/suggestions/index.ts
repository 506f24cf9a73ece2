export { PROVIDER_COUNTRIES } from './definitions';
export { areSuggestionsOn, dismissSuggestions, getSuggestions, isProviderCountry } from './queries';
export type { Suggestion } from './queries';
