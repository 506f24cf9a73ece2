export {
  buildCountry,
  buildGateway,
  buildError,
  buildSetting,
  buildTask,
  buildTaskList,
  buildUser,
} from './builders';
export { afterTest } from './after-test';
export { spyOnTracks } from './spy-on-tracks';
export { deferReply } from './defer-reply';
export { buildHost, US_DOLLARS, buildPageGlobals } from './page-globals';
export type { PageGlobalsOverrides } from './page-globals';
export { createTestRegistry, renderWithStores } from './render-with-stores';
export type { RenderOptions } from './render-with-stores';
export { advanceTimersUntil } from './advance-timers-until';
export { propertyRuns } from './property-runs';
export { api, NONCE, server, setUpHttp } from './mock-api';
export type { Body, Query, QueryMatcher } from './mock-api';
