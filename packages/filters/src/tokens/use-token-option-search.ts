import { useEffect, useRef, useState } from 'react';
import type { TokenOption } from '../config/types';
import type { TokenSource } from '../sources';

/** The delay after the last key before a search is sent. */
const SEARCH_DEBOUNCE_MS = 250;

export type Options =
  | { status: 'loading' | 'failed'; options: readonly [] }
  | { status: 'ready'; options: readonly TokenOption[] };

const LOADING: Options = { status: 'loading', options: [] };
const FAILED: Options = { status: 'failed', options: [] };
const NO_OPTIONS: Options = { status: 'ready', options: [] };

/**
 * What fits the text while the list is open. A text that is overtaken by the next is asked for no longer.
 * @param getOptions without it there is nothing to be found
 */
export function useTokenOptionSearch(
  getOptions: TokenSource['getOptions'] | undefined,
  search: string,
  isOpen: boolean,
): Options {
  const [answer, setAnswer] = useState<{ search?: string; options: Options }>({ options: LOADING });
  const latest = useRef(getOptions);
  useEffect(() => {
    latest.current = getOptions;
  });
  const isAsking = getOptions !== undefined && isOpen;
  useEffect(
    function ask() {
      if (!isAsking) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const show = (options: Options) => signal.aborted || setAnswer({ search, options });
      const start = () =>
        void latest.current?.(search, signal).then(
          (options) => show({ status: 'ready', options }),
          () => show(FAILED),
        );
      const timer = setTimeout(start, search ? SEARCH_DEBOUNCE_MS : 0);
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [search, isAsking],
  );
  if (!getOptions) return NO_OPTIONS;
  return answer.search === search ? answer.options : LOADING;
}
