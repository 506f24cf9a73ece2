import { provideSessions, type OpenSession } from './open-sessions';

/** Lets the tests of a file open stories and keyboard test pages, which `playwright.config.ts` has served. */
export const provideComponentSessions = (): OpenSession =>
  provideSessions(() => process.env['COMPONENTS_ORIGIN'] ?? '');

/** The address of a story, with the choices of Storybook's toolbar. */
export const storyPath = (id: string, globals = '') =>
  `/iframe.html?viewMode=story&id=${id}&globals=${globals}`;
