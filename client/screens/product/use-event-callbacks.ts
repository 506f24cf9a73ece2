import { useEffect, useRef, useState } from 'react';

type Commands = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Returns callbacks with a stable identity that call the latest ones, so that memoized children are not rendered again.
 */
export function useEventCallbacks<C extends Commands>(commands: C): C {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(commands).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ),
  );
  // It has the same keys and function signatures.
  return stable as C;
}
