import { useCallback, useEffect, useRef, useState } from 'react';
import type { TokenOption } from '../config/types';
import type { TokenSource } from '../sources';

interface Labels {
  /** `undefined` until it is known; the id where nobody knows it. */
  getLabel: (id: string) => string | undefined;
  /** Labels that came along with options need not be asked for. */
  remember: (option: TokenOption) => void;
}

const add = (known: ReadonlyMap<string, string>, options: readonly TokenOption[]) =>
  new Map([...known, ...options.map(({ key, label }) => [key, label] as const)]);

/** What the chosen items are called. */
export function useLabels(getLabels: TokenSource['getLabels'], ids: readonly string[]): Labels {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef(getLabels);
  useEffect(() => {
    latest.current = getLabels;
  });

  const missing = ids.filter((id) => !known.has(id)).join(',');
  useEffect(
    function ask() {
      if (!missing) return undefined;
      const asked = missing.split(',');
      const controller = new AbortController();
      const { signal } = controller;
      // What is gone, or cannot be asked for, is shown by its id.
      const unknown = asked.map((id) => ({ key: id, label: id }));
      const learn = (found: readonly TokenOption[]) =>
        signal.aborted || setKnown((before) => add(before, [...unknown, ...found]));
      // A moment later: what is given up at once has not been asked for.
      const timer = setTimeout(() => void latest.current(asked, signal).then(learn, () => learn([])));
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [missing],
  );

  const remember = useCallback((option: TokenOption) => setKnown((before) => add(before, [option])), []);
  return { getLabel: (id) => known.get(id), remember };
}
