import { useEffect, useState } from 'react';

/** After being hidden for this long, a screen refreshes its metrics; milliseconds. */
const STALE = 10 * 60_000;

/** The time up to which metrics are read: it does not change while the page is visible. */
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
