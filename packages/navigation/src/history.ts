import {
  createBrowserHistory,
  type BrowserHistory,
  type Location as BrowserLocation,
  type To,
  type Transition,
  type Update,
} from 'history';
import { parseQuery } from './query';

/** A place in the dashboard: `pathname` is the `path` parameter, `search` the whole query. */
export type Location = BrowserLocation;
export type { To, Transition, Update };

let shared: BrowserHistory | undefined;

/** The one history of the page, with the interface of the `history` package, version 5. */
export function getHistory(): BrowserHistory {
  shared ??= createDashboardHistory(createBrowserHistory());
  return shared;
}

/** Every address of the dashboard is one file with a query, so the path is read from there. */
function createDashboardHistory(browser: BrowserHistory): BrowserHistory {
  const translate = createTranslation();
  return {
    get action() {
      return browser.action;
    },
    get location() {
      return translate(browser.location);
    },
    createHref: browser.createHref,
    push: browser.push,
    replace: browser.replace,
    go: browser.go,
    back: browser.back,
    forward: browser.forward,
    listen: (listener) =>
      browser.listen(({ action, location }) => listener({ action, location: translate(location) })),
    block: (blocker) =>
      browser.block((transition) => blocker({ ...transition, location: translate(transition.location) })),
  };
}

/** Gives the same object for the same place, so that components may compare locations. */
function createTranslation(): (location: BrowserLocation) => Location {
  let last: { from: BrowserLocation; to: Location } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, to: { ...from, pathname: pathOf(from.search) } };
    return last.to;
  };
}

export function pathOf(search: string): string {
  return parseQuery(search)['path'] || '/';
}
