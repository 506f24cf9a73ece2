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
 * The options that match the text, requested while the list is open. The next text cancels the request of the last one.
 * @param getOptions without it, there are no options
 */
export function useTokenOptionSearch(
  getOptions: TokenSource['getOptions'] | undefined,
  search: string,
  isOpen: boolean,
): Options {
  const [result, setResult] = useState<{ search?: string; options: Options }>({ options: LOADING });
  const latest = useRef(getOptions);
  useEffect(() => {
    latest.current = getOptions;
  });
  const isSearching = getOptions !== undefined && isOpen;
  useEffect(
    function fetchOptions() {
      if (!isSearching) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const show = (options: Options) => signal.aborted || setResult({ search, options });
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
    [search, isSearching],
  );
  if (!getOptions) return NO_OPTIONS;
  return result.search === search ? result.options : LOADING;
}
