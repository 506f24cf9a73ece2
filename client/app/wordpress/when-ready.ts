/** Globals of the platform and the page that the dashboard needs, as paths from `window`. */
const NEEDED = ['React', 'ReactDOM', 'wp.hooks', 'wp.i18n', 'wcSettings', 'storeAdminHost'];

/** Set by the script of the user's language, which is part of the page if `storeAdminHost.hasLanguageScript` is true. */
const TRANSLATIONS = 'storeAdminTranslations';

/**
 * Calls `start` once all globals exist. On a page as the platform prints it, that is immediately. Optimizers may defer
 * or reorder scripts; then it checks again when the document is parsed, and when it has loaded. If something is still
 * missing, nothing starts and the page falls back to the stock dashboard by itself. Translations that could not be
 * loaded are no reason for that: texts are English then.
 * @param page the window in which the dashboard runs
 */
export function whenReady(page: Window, start: () => Promise<unknown>): void {
  if (isReady(page)) void start();
  else if (page.document.readyState === 'loading') waitFor(page.document, 'DOMContentLoaded', page, start);
  else if (page.document.readyState === 'interactive') waitFor(page, 'load', page, start);
  else if (missingIn(page).every((name) => name === TRANSLATIONS)) void start();
  else reportError(new Error(`The dashboard needs ${missingIn(page).join(', ')}, which this page lacks.`));
}

function waitFor(target: EventTarget, event: string, page: Window, start: () => Promise<unknown>): void {
  target.addEventListener(event, () => whenReady(page, start), { once: true });
}

const isReady = (page: Window) =>
  missingIn(page).length === 0 && (page.document.readyState !== 'loading' || findMount(page) !== null);

const findMount = ({ document }: Window) => document.querySelector('#root, #woocommerce-embedded-root');

const missingIn = (page: Window) =>
  [...NEEDED, ...(valueAt(page, 'storeAdminHost.hasLanguageScript') === true ? [TRANSLATIONS] : [])].filter(
    (path) => valueAt(page, path) === undefined,
  );

const valueAt = (page: Window, path: string) =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], page);
