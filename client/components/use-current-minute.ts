import { useEffect, useState } from 'react';

const MINUTE = 60_000; // milliseconds

/** The time by the browser's clock, a minute old at most: words such as `5 minutes ago` continue being true. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(tick);
  }, []);
  return now;
}
