import { useState } from 'react';

/** Whether something has ever been so: what is read again later closes nothing that is open. */
export function useLatch(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return isSo || hasBeen;
}
