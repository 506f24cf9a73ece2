import { useEffect, useState } from 'react';

/** A screen that was out of sight for longer than this shows new metrics; milliseconds. */
const STALE = 10 * 60_000;

/** The moment up to which metrics are read: it stands still while somebody looks at them. */
export function useFreshNow(): Date {
  const [now, setNow] = useState(() => new Date());
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
