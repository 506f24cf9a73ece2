import { Suspense } from 'react';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';
import { useIsIdle } from '../shell';

const Opener = lazyScreen<{ host: Host }>('palette-opener', async () => {
  const { HostPaletteOpener } = await import(/* webpackChunkName: "palette-opener" */ './palette-opener');
  return HostPaletteOpener;
});

/** The command palette's button and keys, which come once everything else is there. Their place is kept. */
export function LatePalette({ host }: { host: Host }) {
  const isIdle = useIsIdle();
  return (
    <div className="sa-header__tool">
      {isIdle && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Opener host={host} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
