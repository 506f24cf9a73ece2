import { useEffect } from 'react';
import { useRegistry, type Registry } from '@admin/data';
import { getLoadTimeBucket, recordEvent } from '@admin/tracks';

/** A page that is loaded has one registry, and keeps it for all the screens it shows. */
const recorded = new WeakSet<Registry>();

/** Records, when the first screen of a loaded page stands, how long that took since its address was opened. */
export function useLoadTime(path: string, isEmbedded: boolean): void {
  const registry = useRegistry();
  useEffect(() => {
    if (recorded.has(registry)) return;
    recorded.add(registry);
    const load_time = getLoadTimeBucket(window.performance.now());
    recordEvent('page_load', { path, is_embedded: isEmbedded, load_time });
  }, [registry, path, isEmbedded]);
}
