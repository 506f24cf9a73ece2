import { provideSessions, type OpenSession } from './open-sessions';

/** Lets a test file open stories and keyboard test pages, which `playwright.config.ts` serves. */
export const provideComponentSessions = (): OpenSession =>
  provideSessions(() => process.env['COMPONENTS_ORIGIN'] ?? '');

/** The URL of a story, with the options of Storybook's toolbar. */
export const storyPath = (id: string, globals = '') =>
  `/iframe.html?viewMode=story&id=${id}&globals=${globals}`;

/** Chromium reports inline handlers in HTML that is only parsed to be sanitized; they are removed before it is shown. */
export const PARSED_HANDLERS = /Executing inline event handler violates/;
