import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError } from '@admin/data';
import type { Host } from '@admin/host';
import { useOutcome } from '@admin/store-notices';
import { Button } from '@admin/ui';
import { getHostPalette, isHostButtonPressed, takeEarlyPress } from '../../palette';

interface OpenerProps {
  host: Host;
  presses: number;
  first: readonly Event[];
  onListening: () => void;
}

interface LatePaletteProps {
  host: Host;
  load?: () => Promise<ComponentType<OpenerProps>>;
}

/** The command palette's button. Its keys come with the first sign that somebody is there. */
export function LatePalette({ host, load = loadOpener }: LatePaletteProps) {
  const [presses, setPresses] = useState(0);
  const [first, setFirst] = useState<readonly Event[]>([]);
  const [names, setNames] = useState(SIGNS);
  // Counted, so that a press in the very moment of a failure is another try.
  const [failures, setFailures] = useState(0);
  const [Opener, setOpener] = useState<ComponentType<OpenerProps>>();
  const isAsked = useRef(false);
  const report = useOutcome();
  const onListening = useCallback(() => setNames([]), []);
  const isWanted = first.length + presses > 0;
  useEffect(() => {
    if (!isWanted) return;
    const giveUp = (error: unknown) => {
      const wasAsked = isAsked.current;
      isAsked.current = false;
      setFailures((count) => count + 1);
      setPresses(0);
      setFirst([]);
      setNames(SIGNS.slice(FIRST_AGAIN));
      throw wasAsked ? error : new CancelledError();
    };
    const loading = load().then((loaded) => setOpener(() => loaded), giveUp);
    void report(loading, { failed: __('The search could not be loaded. Please try again.', 'woocommerce') });
  }, [load, isWanted, failures, report]);
  useEffect(() => {
    // All keys and what opens a palette, after anything at all.
    const note = (event: Event) => {
      // The browser has a use of its own for the palette's key; the platform's palette takes it only from whoever left it.
      if (isKeyOfPalette(event) && !getHostPalette()) event.preventDefault();
      const isCall = isKeyOfPalette(event) || isHostButtonPressed(event);
      if (isCall) isAsked.current = true;
      // Whoever did not ask needs no failure without a network.
      else if (!navigator.onLine) return;
      setFirst((known) =>
        isCall || event instanceof KeyboardEvent || known.length === 0 ? [...known, event] : known,
      );
    };
    for (const name of names) document.addEventListener(name, note);
    const early = takeEarlyPress(window);
    if (early) note(early);
    return () => {
      for (const name of names) document.removeEventListener(name, note);
    };
  }, [names]);
  return (
    <>
      <Button
        variant="tertiary"
        icon="search"
        className="sa-header__tool"
        aria-label={__('Find anything', 'woocommerce')}
        aria-haspopup="dialog"
        onClick={() => {
          isAsked.current = true;
          setPresses(presses + 1);
        }}
      />
      {Opener && <Opener host={host} presses={presses} first={first} onListening={onListening} />}
    </>
  );
}

const loadOpener = async (): Promise<ComponentType<OpenerProps>> =>
  (await import(/* webpackChunkName: "palette-opener" */ './host-palette-opener')).HostPaletteOpener;

const isKeyOfPalette = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key === 'k' && (event.ctrlKey || event.metaKey);

/** What somebody does who is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click'];

/** From here on they try again where the keys could not be fetched. */
const FIRST_AGAIN = 2;
