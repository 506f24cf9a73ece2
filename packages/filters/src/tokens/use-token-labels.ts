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

const add = (known: ReadonlyMap<string, string>, options: readonly TokenOption[]) =>
  new Map([...known, ...options.map(({ key, label }) => [key, label] as const)]);

/**
 * What the chosen items are called.
 * @param getLabels without it an item that is not known is called by its id
 * @param given what is known from elsewhere and need not be asked for
 */
export function useTokenLabels(
  getLabels: TokenSource['getLabels'] | undefined,
  ids: readonly string[],
  given: readonly TokenOption[] = NONE,
): TokenLabels {
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map());
  const known = useMemo(() => add(learnt, given), [learnt, given]);
  const latest = useRef(getLabels);
  useEffect(() => {
    latest.current = getLabels;
  });
  const isAsking = getLabels !== undefined;
  const missing = isAsking ? ids.filter((id) => !known.has(id)).join(',') : '';

  useEffect(
    function ask() {
      if (!missing) return undefined;
      const asked = missing.split(',');
      const controller = new AbortController();
      const { signal } = controller;
      // Items that are deleted or failed to load are shown by id.
      const unknown = asked.map((id) => ({ key: id, label: id }));
      const learn = (found: readonly TokenOption[]) =>
        signal.aborted || setLearnt((before) => add(before, [...unknown, ...found]));
      // Deferred, so that an unmount in the same tick sends no request.
      const timer = setTimeout(() => void latest.current?.(asked, signal).then(learn, () => learn([])));
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [missing],
  );

  const remember = useCallback(
    (options: readonly TokenOption[]) => setLearnt((before) => add(before, options)),
    [],
  );
  return { getLabel: (id) => known.get(id) ?? (isAsking ? undefined : id), addLabels: remember };
}
