import { useEffect, useState } from 'react';
import { useRegistry, type Registry } from '@admin/data';
import type { Host } from '@admin/host';
import { userStore } from '@admin/store-user';
import { getHostPalette, PaletteOpener, type PaletteModule } from '../palette';

interface HostPaletteOpenerProps {
  host: Host;
  presses: number;
  first: readonly Event[];
  onListening: () => void;
}

/** The keys of the command palette, and the palette of this host once it is asked for. */
export function HostPaletteOpener({ host, ...rest }: HostPaletteOpenerProps) {
  const registry = useRegistry();
  const [load] = useState(() => loadOnce(host, registry));
  useOfferToHost(load);
  return <PaletteOpener load={load} {...rest} />;
}

/** The platform's own palette, where there is one, has our screens before it is opened. */
function useOfferToHost(load: () => Promise<PaletteModule>): void {
  useEffect(() => {
    if (!getHostPalette()) return;
    // Without ours the platform's works as well.
    void load().then(
      ({ offerToHost }) => offerToHost(),
      () => {},
    );
  }, [load]);
}

function loadOnce(host: Host, registry: Registry): () => Promise<PaletteModule> {
  let loaded: Promise<PaletteModule> | undefined;
  return () => {
    loaded ??= loadPalette(host, registry).catch((error: unknown) => {
      // Another press tries again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

async function loadPalette(host: Host, registry: Registry): Promise<PaletteModule> {
  const { createPalette } = await import(/* webpackChunkName: "palette" */ './palette');
  return createPalette(host, (capability) => registry.select(userStore).currentUserCan(capability));
}
