/**
 * Notice lists that an extension renders with the platform's components: both the page's components and bundled copies
 * use these classes.
 */
const LISTS = '.components-snackbar-list, .components-notice-list';
const WORDS = '.components-snackbar__content, .components-notice__content';

/** Whether another script renders notices on this page, so that waiting for them makes sense. */
export const isListElsewhere = (): boolean => document.querySelector(LISTS) !== null;

/** Whether another script shows this notice now. */
export function isRenderedElsewhere(content: string): boolean {
  const words = squeeze(content);
  const drawn = [...document.querySelectorAll(WORDS)];
  return words !== '' && drawn.some(({ textContent }) => squeeze(textContent).includes(words));
}

/** Resolves after subscribers of the platform's stores have rendered the latest change. */
export const afterHostRender = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
