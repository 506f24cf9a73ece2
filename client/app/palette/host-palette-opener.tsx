import { useEffect, useState } from 'react';
import { useRegistry, type Registry } from '@admin/data';
import type { Host } from '@admin/host';
import { userStore } from '@admin/store-user';
import { getHostPalette, loadHostPalette, PaletteOpener, type PaletteModule } from '../../palette';

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
  const [loadHosts] = useState(() => loadHostsWith(host, load));
  useOfferToHost(load);
  return <PaletteOpener load={load} loadHosts={loadHosts} {...rest} />;
}

/** The platform's own palette where it was kept off the page; it has our screens when it opens. */
function loadHostsWith({ commandPaletteUrl: url }: Host, load: () => Promise<PaletteModule>) {
  if (url === undefined) return undefined;
  return async () => {
    const wasThere = getHostPalette() !== undefined;
    const [hosts] = await Promise.all([loadHostPalette(url), load().catch(() => undefined)]);
    if (!wasThere) await offer(load);
    return hosts;
  };
}

/** The platform's own palette, where there is one, has our screens before it is opened. */
function useOfferToHost(load: () => Promise<PaletteModule>): void {
  useEffect(() => {
    if (getHostPalette()) void offer(load);
  }, [load]);
}

/** Without our screens the platform's palette works as well. */
const offer = (load: () => Promise<PaletteModule>): Promise<void> =>
  load().then(
    ({ offerToHost }) => offerToHost(),
    () => {},
  );

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
  const { createPalette } = await import(/* webpackChunkName: "palette" */ './create-palette');
  return createPalette(host, (capability) => registry.select(userStore).currentUserCan(capability));
}
