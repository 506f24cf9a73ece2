import { useState } from 'react';

/** Whether the condition has ever been true: a later reload must not close what is open. */
export function useLatch(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return isSo || hasBeen;
}
