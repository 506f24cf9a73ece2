export { aCountry, anError, aSetting, aTask, aTaskList, aUser } from './builders';
export { afterTest } from './clean-up';
export { heldBack } from './held-back';
export { aHost, hydrationOf } from './hydration';
export type { HydrationOverrides } from './hydration';
export { renderWithStores } from './render-with-stores';
export type { RenderOptions } from './render-with-stores';
export { api, NONCE, server, setUpHttp } from './server';
export type { Body, Query, QueryMatcher } from './server';
