import { useCallback, useEffect } from 'react';
import { useRegistry } from '@admin/data';
import type { Host } from '@admin/host';
import { userStore } from '@admin/store-user';
import { CommandPalette, getHostPalette, type PaletteModule } from '../../command-palette';
import { reportUnexpected } from '../bootstrap/report-error';

/** Renders the command palette of this host. */
export function HostCommandPalette({ host }: { host: Host }) {
  const registry = useRegistry();
  const load = useCallback(async () => {
    const { createPalette } = await import(/* webpackChunkName: "palette" */ './create-palette');
    return createPalette(host, (capability) => registry.select(userStore).currentUserCan(capability));
  }, [host, registry]);
  useOfferToHost(load);
  return <CommandPalette load={load} />;
}

/** Adds our screens to the platform's own palette, if it has one. Its scripts may load after ours. */
function useOfferToHost(load: () => Promise<PaletteModule>): void {
  useEffect(() => {
    const offer = () => {
      if (!getHostPalette()) return;
      // The platform's palette works without our screens.
      load()
        .then((palette) => palette.offerToHost())
        .catch(reportUnexpected);
    };
    if (document.readyState === 'complete') offer();
    else window.addEventListener('load', offer);
    return () => window.removeEventListener('load', offer);
  }, [load]);
}
