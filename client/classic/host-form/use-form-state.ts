import { useSyncExternalStore } from 'react';

/** Browsers restore form values after a reload, or with the page from the back/forward cache, without form events. */
const PAGE_EVENTS = ['pageshow'] as const;
const FORM_EVENTS = ['change', 'input', 'reset'] as const;

/** The host's enhanced selects trigger only jQuery events. */
interface Listening {
  on: (event: 'change', listener: () => void) => void;
  off: (event: 'change', listener: () => void) => void;
}

/**
 * Returns the current state of the host's form, saved or not.
 * @param read returns a string, so that an unchanged state causes no render
 */
export const useFormState = (read: () => string): string => useSyncExternalStore(subscribe, read);

function subscribe(listener: () => void): () => void {
  // The form's values are reset only after its `reset` event.
  const later = () => window.setTimeout(listener);
  for (const event of FORM_EVENTS) document.addEventListener(event, event === 'reset' ? later : listener);
  for (const event of PAGE_EVENTS) window.addEventListener(event, listener);
  const page = listenByJQuery();
  page?.on('change', listener);
  return () => {
    for (const event of FORM_EVENTS)
      document.removeEventListener(event, event === 'reset' ? later : listener);
    for (const event of PAGE_EVENTS) window.removeEventListener(event, listener);
    page?.off('change', listener);
  };
}

function listenByJQuery(): Listening | undefined {
  const jQuery: unknown = Reflect.get(window, 'jQuery');
  return typeof jQuery === 'function' ? (jQuery(document) as Listening) : undefined;
}
