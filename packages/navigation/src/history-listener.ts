declare global {
  interface Window {
    wcNavigation?: { historyPatched?: boolean };
  }
}

const EVENTS = ['popstate', 'pushstate', 'replacestate'];

/** Calls back after every change of the address, whoever made it; gives back the remover. */
export function addHistoryListener(listener: (event: Event) => void): () => void {
  dispatchHistoryEvents();
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Browsers report going back, but not pushes and replacements: these get an event of their own. */
function dispatchHistoryEvents(): void {
  const navigation = (window.wcNavigation ??= {});
  // The flag is public: another script of the page may have done this already.
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
