export { areSuggestionsOn, dismissSuggestions, getSuggestions, isProviderCountry } from './suggestions';
export type { Suggestion } from './suggestions';
