import { useSyncExternalStore } from 'react';

/** Browsers put back what was chosen before a reload without telling the form; a page from their memory, too. */
const PAGE_EVENTS = ['pageshow'] as const;
const FORM_EVENTS = ['change', 'input', 'reset'] as const;

/** Enhanced selects of the host tell of a choice by its jQuery only. */
interface Listening {
  on: (event: 'change', listener: () => void) => void;
  off: (event: 'change', listener: () => void) => void;
}

/**
 * What the host's form says at this moment, saved or not.
 * @param read returns a text, so that an equal state renders nothing
 */
export const useFormState = (read: () => string): string => useSyncExternalStore(subscribe, read);

function subscribe(listener: () => void): () => void {
  // A form is empty again only after it said so.
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
