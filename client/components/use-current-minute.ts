import { useEffect, useState } from 'react';

const MINUTE = 60_000; // milliseconds

/** Returns the browser's time, updated every minute, so that texts such as `5 minutes ago` stay correct. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(tick);
  }, []);
  return now;
}
