import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { useOutcome } from '@admin/store-notices';
import { userStore } from '@admin/store-user';
import { getHostPalette, isHostButtonPressed, type HostCommands } from './host-palette';
import { typeIntoHost } from './late-host-palette';
import type { ShortcutName } from './shortcuts';

export type PaletteView = 'search' | 'shortcuts';

export interface PaletteProps {
  view: PaletteView;
  onView(view: PaletteView): void;
  /** The field has the focus, and takes what was typed between its key and then, if anything was. */
  onField(take: (typed: string) => void): void;
  onClose(): void;
}

/** What is loaded when it is first asked for. */
export interface PaletteModule {
  Palette: ComponentType<PaletteProps>;
  /** Goes to the screen of a letter; letters without one lead nowhere. */
  goTo(letter: string): void;
  /** Puts the screens among the commands of the platform's own palette, where it has one. */
  offerToHost(): void;
}

/** Milliseconds in which the letter after `g` has to come. */
const SEQUENCE = 1500;

interface PaletteOpenerProps {
  load: () => Promise<PaletteModule>;
  /** Brings the platform's palette, where it has one that is not on the page. */
  loadHosts?: (() => Promise<HostCommands>) | undefined;
  /** How often the button was pressed so far; each time opens the palette. */
  presses: number;
  /** What was done before the keys were listened to, in its order. */
  first: readonly Event[];
  /** From now on keys are listened to. */
  onListening: () => void;
}

/** Opens what finds everything, by its button and by keys. Nothing of it is loaded before. */
export function PaletteOpener({ load, loadHosts, presses, first, onListening }: PaletteOpenerProps) {
  const [shown, setShown] = useState<{ Palette: PaletteModule['Palette']; view: PaletteView }>();
  const report = useOutcome();
  const typed = useRef<string | undefined>(undefined);
  const withPalette = useCallback(
    (use: (palette: PaletteModule) => void) =>
      void report(load().then(use), {
        failed: __('The search could not be loaded. Please try again.', 'woocommerce'),
      }).then((isLoaded) => {
        if (!isLoaded) typed.current = undefined;
      }),
    [load, report],
  );
  const open = useCallback(
    (view: PaletteView) => {
      if (view === 'search') typed.current ??= '';
      withPalette(({ Palette }) => setShown({ Palette, view }));
    },
    [withPalette],
  );
  const openHosts = useMemo(() => {
    if (!loadHosts) return undefined;
    return () => {
      typed.current ??= '';
      void loadHosts().then(
        (hosts) => {
          const meanwhile = typed.current ?? '';
          typed.current = undefined;
          typeIntoHost(meanwhile);
          hosts.open();
        },
        // Better ours than none.
        () => open('search'),
      );
    };
  }, [loadHosts, open]);
  const onField = useCallback((take: (text: string) => void) => {
    if (typed.current !== undefined && typed.current !== '') take(typed.current);
    typed.current = undefined;
  }, []);
  const goTo = useCallback((letter: string) => withPalette((palette) => palette.goTo(letter)), [withPalette]);
  // Before the keys are heard that followed the press: they are words.
  useEffect(() => {
    if (presses > 0) open('search');
  }, [presses, open]);
  useKeys({ open, openHosts, goTo, first, typed });
  useEffect(onListening, [onListening]);
  if (!shown) return null;
  const { Palette, view } = shown;
  return (
    <Palette
      view={view}
      onField={onField}
      onView={(other) => setShown({ Palette, view: other })}
      onClose={() => setShown(undefined)}
    />
  );
}

interface Keys {
  open: (view: PaletteView) => void;
  /** Where the page lacks the platform's palette and its button has to be heard. */
  openHosts: (() => void) | undefined;
  goTo: (letter: string) => void;
  first: readonly Event[];
  /** What was typed while the palette comes; undefined at other times. */
  typed: RefObject<string | undefined>;
}

function useKeys({ open, openHosts, goTo, first, typed }: Keys): void {
  const registry = useRegistry();
  const wentAt = useRef(-Infinity);
  const heard = useRef(new WeakSet<Event>());
  useEffect(() => {
    const isOn = (name: ShortcutName): boolean =>
      registry.select(userStore).getPreference('shortcuts_off')?.includes(name) !== true;
    // Until it is known that this listens, events come here and by `first` as well.
    const hear = (event: Event) => {
      if (heard.current.has(event)) return;
      heard.current.add(event);
      if (event instanceof KeyboardEvent) hearKey(event);
      else if (isHostButtonPressed(event)) openHosts?.();
    };
    const listen = (event: Event) => {
      if (!event.defaultPrevented || event.type === 'click') hear(event);
    };
    const hearKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (typed.current !== undefined && isLetter(event)) {
        event.preventDefault();
        // The button is pressed by the space bar as well.
        typed.current = (typed.current + event.key).trimStart();
        return;
      }
      if (document.querySelector('dialog[open]')) return;
      const act = (name: ShortcutName, action: () => void) => {
        if (!isOn(name)) return;
        event.preventDefault();
        action();
      };
      if (isPaletteKey(event)) {
        if (getHostPalette()) return;
        if (openHosts) {
          event.preventDefault();
          openHosts();
        } else act('palette', () => open('search'));
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const isSecond = event.timeStamp - wentAt.current < SEQUENCE;
      wentAt.current = -Infinity;
      if (isSecond) act('go', () => goTo(event.key));
      else if (event.key === 'g') act('go', () => (wentAt.current = event.timeStamp));
      else if (event.key === '/') act('search', () => open('search'));
      else if (event.key === '?') act('sheet', () => open('shortcuts'));
    };
    first.forEach(hear);
    document.addEventListener('keydown', listen);
    document.addEventListener('click', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('click', listen);
    };
  }, [registry, open, openHosts, goTo, first, typed]);
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Ctrl and K, or the command key; in a text editor it makes a link. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'k' &&
  !(event.target instanceof HTMLElement && event.target.isContentEditable);

/** Whether keys are text where they are pressed, or choose from a list by its letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"], [role="menu"], [role="listbox"]') !== null);
