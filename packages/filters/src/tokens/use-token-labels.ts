import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TokenOption } from '../config/types';
import type { TokenSource } from '../sources';

interface TokenLabels {
  /** `undefined` until loaded; the id if it has no label. */
  getLabel: (id: string) => string | undefined;
  /** Adds labels that were loaded with options. */
  addLabels: (options: readonly TokenOption[]) => void;
}

const NONE: readonly TokenOption[] = [];

const add = (labels: ReadonlyMap<string, string>, options: readonly TokenOption[]) =>
  new Map([...labels, ...options.map(({ key, label }) => [key, label] as const)]);

/**
 * The labels of the chosen items.
 * @param getLabels without it, items that are not in `loadedOptions` are shown by id
 * @param loadedOptions options that were loaded elsewhere; their labels are not requested
 */
export function useTokenLabels(
  getLabels: TokenSource['getLabels'] | undefined,
  ids: readonly string[],
  loadedOptions: readonly TokenOption[] = NONE,
): TokenLabels {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, string>>(new Map());
  const labels = useMemo(() => add(loaded, loadedOptions), [loaded, loadedOptions]);
  const latest = useRef(getLabels);
  useEffect(() => {
    latest.current = getLabels;
  });
  const hasSource = getLabels !== undefined;
  const missing = hasSource ? ids.filter((id) => !labels.has(id)).join(',') : '';

  useEffect(
    function fetchLabels() {
      if (!missing) return undefined;
      const requested = missing.split(',');
      const controller = new AbortController();
      const { signal } = controller;
      // Items that are deleted or failed to load are shown by id.
      const unlabeled = requested.map((id) => ({ key: id, label: id }));
      const receive = (found: readonly TokenOption[]) =>
        signal.aborted || setLoaded((before) => add(before, [...unlabeled, ...found]));
      // Deferred, so that an unmount in the same tick sends no request.
      const timer = setTimeout(
        () => void latest.current?.(requested, signal).then(receive, () => receive([])),
      );
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [missing],
  );

  const addLabels = useCallback(
    (options: readonly TokenOption[]) => setLoaded((before) => add(before, options)),
    [],
  );
  return { getLabel: (id) => labels.get(id) ?? (hasSource ? undefined : id), addLabels };
}
