import {
  createBrowserHistory,
  createPath,
  type BrowserHistory,
  type Location as BrowserLocation,
  type To,
} from 'history';
import { isRenderedByDashboard } from './rendered-by-dashboard';
import { parseQuery } from './query';

/** A location in the dashboard: `pathname` is the `path` parameter, `search` the whole query. */
export type Location = BrowserLocation;
export type { To };

let shared: BrowserHistory | undefined;

/** The history of the page, with the interface of the `history` package, version 5. */
export function getHistory(): BrowserHistory {
  shared ??= createDashboardHistory(createBrowserHistory());
  return shared;
}

/** All dashboard URLs share one file; the path is a query parameter. */
function createDashboardHistory(browser: BrowserHistory): BrowserHistory {
  const translate = createLocationMapper();
  return {
    get action() {
      return browser.action;
    },
    get location() {
      return translate(browser.location);
    },
    createHref: browser.createHref,
    push: (to, state) => leavesDashboard(to, 'assign') || browser.push(to, state),
    replace: (to, state) => leavesDashboard(to, 'replace') || browser.replace(to, state),
    go: browser.go,
    back: browser.back,
    forward: browser.forward,
    listen: (listener) =>
      browser.listen(({ action, location }) => listener({ action, location: translate(location) })),
    block: (blocker) =>
      browser.block((transition) => blocker({ ...transition, location: translate(transition.location) })),
  };
}

/** Loads the page if the host renders it. */
function leavesDashboard(to: To, how: 'assign' | 'replace'): boolean {
  const search = typeof to === 'string' ? new URL(to, window.location.href).search : (to.search ?? '');
  if (isRenderedByDashboard(parseQuery(search))) return false;
  window.location[how](typeof to === 'string' ? to : createPath(to));
  return true;
}

/** Returns the same object for the same location, so that components can compare locations. */
function createLocationMapper(): (location: BrowserLocation) => Location {
  let last: { from: BrowserLocation; to: Location } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, to: { ...from, pathname: getPathFromSearch(from.search) } };
    return last.to;
  };
}

function getPathFromSearch(search: string): string {
  return parseQuery(search)['path'] || '/';
}
