import { Suspense, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import { Button, ErrorBoundary } from '@admin/ui';

interface OpenerProps {
  host: Host;
  presses: number;
  first: Event | undefined;
}

const Opener = lazyScreen<OpenerProps>('palette-opener', async () => {
  const { HostPaletteOpener } = await import(/* webpackChunkName: "palette-opener" */ './palette-opener');
  return HostPaletteOpener;
});

/** The command palette's button. Its keys come with the first sign that somebody is there. */
export function LatePalette({ host }: { host: Host }) {
  const [presses, setPresses] = useState(0);
  const first = useFirstSign();
  return (
    <>
      <Button
        variant="tertiary"
        icon="search"
        className="sa-header__tool"
        aria-label={__('Find anything', 'woocommerce')}
        aria-haspopup="dialog"
        onClick={() => setPresses(presses + 1)}
      />
      {(first || presses > 0) && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Opener host={host} presses={presses} first={first} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

const SIGNS = ['keydown', 'pointerdown', 'pointermove'] as const;

/** The first thing that somebody did on this page. */
function useFirstSign(): Event | undefined {
  const [sign, setSign] = useState<Event>();
  useEffect(() => {
    if (sign) return undefined;
    const note = (event: Event) => {
      // The browser has a use of its own for the palette's key.
      if (event instanceof KeyboardEvent && event.key === 'k' && (event.ctrlKey || event.metaKey))
        event.preventDefault();
      setSign(event);
    };
    for (const name of SIGNS) document.addEventListener(name, note);
    return () => {
      for (const name of SIGNS) document.removeEventListener(name, note);
    };
  }, [sign]);
  return sign;
}
