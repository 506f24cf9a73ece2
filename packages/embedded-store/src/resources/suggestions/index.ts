export { PROVIDER_COUNTRIES } from './definitions';
export { areSuggestionsOn, getSuggestions, isProviderCountry } from './queries';
