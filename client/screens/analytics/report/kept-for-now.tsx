import { useState, type ReactElement } from 'react';
import { useOverdue } from '@admin/ui';

/** Milliseconds after which waiting is worth a sign: an answer that comes sooner is all that has to be drawn. */
export const PATIENCE = 200;

interface KeptForNowProps {
  /** The answer is on its way. */
  isDue: boolean;
  children: ReactElement;
}

/** What stood there stays for the moment in which an answer may come; only then it gives way to the waiting. */
export function KeptForNow({ isDue, children }: KeptForNowProps) {
  const [last, setLast] = useState(children);
  const isOverdue = useOverdue(isDue, PATIENCE);
  if (isDue && !isOverdue) return last;
  if (last !== children) setLast(children);
  return children;
}
