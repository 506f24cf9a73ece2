/**
 * What an extension renders of the platform's notices itself, with the platform's own components: both those of the page
 * and copies that extensions bring bear these classes.
 */
const LISTS = '.components-snackbar-list, .components-notice-list';
const WORDS = '.components-snackbar__content, .components-notice__content';

/** Whether somebody else renders notices on this page, so that it is worth waiting for what they draw. */
export const isListElsewhere = (): boolean => document.querySelector(LISTS) !== null;

/** Whether somebody else shows this notice now. */
export function isRenderedElsewhere(content: string): boolean {
  const words = squeeze(content);
  const drawn = [...document.querySelectorAll(WORDS)];
  return words !== '' && drawn.some(({ textContent }) => squeeze(textContent).includes(words));
}

/** Resolves once everybody who follows the platform's stores has rendered what has just changed. */
export const afterHostRender = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
