import { useEffect, useState, useSyncExternalStore } from 'react';

/** A dialog or a card above the page. Dialogs open immediately; cards are shown one at a time. */
interface Interruption {
  kind: 'dialog' | 'tour' | 'hint';
}

/** All dialogs and cards to show, in request order. */
let interruptions: readonly Interruption[] = [];
const listeners = new Set<() => void>();

const setInterruptions = (next: readonly Interruption[]) => {
  interruptions = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Cards wait while a dialog is open; a tour that the user requested comes before automatic hints. */
function findCurrent(): Interruption | undefined {
  if (interruptions.some(({ kind }) => kind === 'dialog')) return undefined;
  return interruptions.find(({ kind }) => kind === 'tour') ?? interruptions[0];
}

/** @returns whether the calling component may be shown now; others wait until it is unmounted */
export function useInterruptionQueue(kind: Interruption['kind']): boolean {
  const [own] = useState<Interruption>(() => ({ kind }));
  useEffect(() => {
    setInterruptions([...interruptions, own]);
    return () => setInterruptions(interruptions.filter((other) => other !== own));
  }, [own]);
  return useSyncExternalStore(subscribe, () => findCurrent() === own);
}
