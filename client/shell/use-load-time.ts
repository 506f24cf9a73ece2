import { useEffect } from 'react';
import { useRegistry, type Registry } from '@admin/data';
import { getLoadTimeBucket, recordEvent } from '@admin/tracks';

/** A loaded page keeps one registry for all its screens. */
const recorded = new WeakSet<Registry>();

/** Records how long the first screen of a loaded page took, from navigation until it is shown. */
export function useLoadTime(path: string, isEmbedded: boolean): void {
  const registry = useRegistry();
  useEffect(() => {
    if (recorded.has(registry)) return;
    recorded.add(registry);
    const load_time = getLoadTimeBucket(window.performance.now());
    recordEvent('page_load', { path, is_embedded: isEmbedded, load_time });
  }, [registry, path, isEmbedded]);
}
