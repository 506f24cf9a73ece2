import { Suspense, useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import { Button, ErrorBoundary } from '@admin/ui';
import { getHostPalette, isHostButtonPressed } from '../palette';

interface OpenerProps {
  host: Host;
  presses: number;
  first: readonly Event[];
  onListening: () => void;
}

const Opener = lazyScreen<OpenerProps>('palette-opener', async () => {
  const { HostPaletteOpener } = await import(/* webpackChunkName: "palette-opener" */ './palette-opener');
  return HostPaletteOpener;
});

/** The command palette's button. Its keys come with the first sign that somebody is there. */
export function LatePalette({ host }: { host: Host }) {
  const [presses, setPresses] = useState(0);
  const [isListening, setListening] = useState(false);
  const first = useSigns(!isListening);
  const onListening = useCallback(() => setListening(true), []);
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
      {first.length + presses > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Opener host={host} presses={presses} first={first} onListening={onListening} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

const isKeyOfPalette = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key === 'k' && (event.ctrlKey || event.metaKey);

const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'click'] as const;

/** What somebody did on this page until the keys are listened to: all keys and what opens a palette, after anything at all. */
function useSigns(isWanted: boolean): readonly Event[] {
  const [signs, setSigns] = useState<readonly Event[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const note = (event: Event) => {
      // The browser has a use of its own for the palette's key; the platform's palette takes it only from whoever left it.
      if (isKeyOfPalette(event) && !getHostPalette()) event.preventDefault();
      const isKept = event instanceof KeyboardEvent || isHostButtonPressed(event);
      setSigns((known) => (known.length === 0 || isKept ? [...known, event] : known));
    };
    for (const name of SIGNS) document.addEventListener(name, note);
    return () => {
      for (const name of SIGNS) document.removeEventListener(name, note);
    };
  }, [isWanted]);
  return signs;
}
