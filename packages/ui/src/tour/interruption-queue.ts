import { useEffect, useState, useSyncExternalStore } from 'react';

/** Something that comes over the page. A dialog comes at once; of cards one is shown at a time. */
interface Interruption {
  kind: 'dialog' | 'tour' | 'hint';
}

/** All that wants to be shown now, in the order in which it came. */
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

/** Cards wait while a dialog is open; a tour that was asked for goes before hints that come by themselves. */
function findCurrent(): Interruption | undefined {
  if (interruptions.some(({ kind }) => kind === 'dialog')) return undefined;
  return interruptions.find(({ kind }) => kind === 'tour') ?? interruptions[0];
}

/** @returns whether it is the turn of what is mounted here; the others wait until it is gone. */
export function useInterruptionQueue(kind: Interruption['kind']): boolean {
  const [own] = useState<Interruption>(() => ({ kind }));
  useEffect(() => {
    setInterruptions([...interruptions, own]);
    return () => setInterruptions(interruptions.filter((other) => other !== own));
  }, [own]);
  return useSyncExternalStore(subscribe, () => findCurrent() === own);
}
