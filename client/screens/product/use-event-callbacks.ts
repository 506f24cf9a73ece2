import { useEffect, useRef, useState } from 'react';

type Commands = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Commands that stay the same ones and do what the last render says, so that what they are given to is not rendered again. */
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
  // It has the same names, and behind them the same functions.
  return stable as C;
}
