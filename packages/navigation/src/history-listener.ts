declare global {
  interface Window {
    wcNavigation?: { historyPatched?: boolean };
  }
}

const EVENTS = ['popstate', 'pushstate', 'replacestate'];

/** Calls the listener after every URL change. Returns a function that removes it. */
export function addHistoryListener(listener: (event: Event) => void): () => void {
  dispatchHistoryEvents();
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Browsers fire no event for pushState and replaceState, so these dispatch one. */
function dispatchHistoryEvents(): void {
  const navigation = (window.wcNavigation ??= {});
  // A public flag: another script may have done this already.
  if (navigation.historyPatched) return;
  navigation.historyPatched = true;

  const { history } = window;
  const { pushState, replaceState } = history;
  history.pushState = (...args) => {
    pushState.apply(history, args);
    window.dispatchEvent(new CustomEvent('pushstate', { detail: args[0] }));
  };
  history.replaceState = (...args) => {
    replaceState.apply(history, args);
    window.dispatchEvent(new CustomEvent('replacestate', { detail: args[0] }));
  };
}
