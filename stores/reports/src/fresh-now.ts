import { useEffect, useState } from 'react';

/** A screen that was out of sight for longer than this shows new figures; milliseconds. */
const STALE = 10 * 60_000;

/** Periods that are still running end with a whole minute; milliseconds. */
const MINUTE = 60_000;

let firstNow: Date | undefined;

/** The moment with which the page has begun to ask, so that whoever asks on means the same. */
export function setFirstNow(now: Date): void {
  firstNow = now;
}

/** That moment, as long as nobody could tell it from now. */
function takeFirstNow(): Date {
  const now = new Date();
  return firstNow && now.getTime() - firstNow.getTime() < MINUTE ? firstNow : now;
}

/** The moment up to which figures are read: it stands still while somebody looks at them. */
export function useFreshNow(): Date {
  const [now, setNow] = useState(takeFirstNow);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      setNow((shown) => (Date.now() - shown.getTime() > STALE ? new Date() : shown));
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return now;
}
