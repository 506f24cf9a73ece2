/** What the dashboard takes from the platform, and what the page provides; each as its path from `window`. */
const NEEDED = ['React', 'ReactDOM', 'wp.hooks', 'wp.i18n', 'wcSettings', 'storeAdminHost'];

/**
 * Starts once everything is there. That is at once on a page as the platform prints it; optimizers defer scripts, load them
 * in any order, or move what is in the page to its end, and then it is when the page has been read, or has loaded.
 * Where something is missing even then, nothing starts: the page goes back to the stock dashboard by itself.
 * @param page the window in which the dashboard runs
 */
export function whenReady(page: Window, start: () => Promise<unknown>): void {
  if (isReady(page)) void start();
  else if (page.document.readyState === 'loading') waitFor(page.document, 'DOMContentLoaded', page, start);
  else if (page.document.readyState === 'interactive') waitFor(page, 'load', page, start);
  else reportError(new Error(`The dashboard needs ${missingIn(page).join(', ')}, which this page lacks.`));
}

function waitFor(target: EventTarget, event: string, page: Window, start: () => Promise<unknown>): void {
  target.addEventListener(event, () => whenReady(page, start), { once: true });
}

const isReady = (page: Window) =>
  missingIn(page).length === 0 && (page.document.readyState !== 'loading' || findMount(page) !== null);

const findMount = ({ document }: Window) => document.querySelector('#root, #woocommerce-embedded-root');

const missingIn = (page: Window) => NEEDED.filter((path) => valueAt(page, path) === undefined);

const valueAt = (page: Window, path: string) =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], page);
