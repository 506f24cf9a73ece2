import { useState } from 'react';
import type { usePlugins } from '@admin/store-plugins';

/** The plugins as they were first known: a row stays while its plugin is set up, and says so afterwards. */
export function useInitialPlugins(plugins: ReturnType<typeof usePlugins>) {
  const [first, setFirst] = useState(plugins);
  if (!first.isKnown && plugins.isKnown) setFirst(plugins);
  return first;
}
