import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { userStore } from '@admin/store-user';
import { Button, isModalOpen, Modal } from '@admin/ui';
import { getHostPalette } from './host-palette';
import { PaletteField } from './palette-field';
import type { ShortcutName } from './shortcuts';

export type PaletteView = 'search' | 'shortcuts';

export interface PaletteProps {
  view: PaletteView;
  onView(view: PaletteView): void;
  /** The search text. */
  text: string;
  onText(text: string): void;
  onClose(): void;
}

/** The part of the palette that is loaded when it is first used. */
export interface PaletteModule {
  Palette: ComponentType<PaletteProps>;
  /** Opens the screen of a letter; unknown letters do nothing. */
  goTo(letter: string): void;
  /** Adds the screens to the platform's own palette, if it has one. */
  offerToHost(): void;
}

/** Milliseconds after `g` in which the next letter has to follow. */
const SEQUENCE = 1500;

/** The button and keyboard shortcuts of the command palette. Its results are loaded when it is first opened. */
export function CommandPalette({ load }: { load: () => Promise<PaletteModule> }) {
  const [view, setView] = useState<PaletteView>();
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<PaletteModule>();
  const report = usePromiseNotice();
  const withPalette = useCallback(
    (use: (palette: PaletteModule) => void) =>
      report(load().then(use), {
        failed: __('The search could not be loaded. Please try again.', 'store-admin'),
      }),
    [load, report],
  );
  const close = useCallback(() => setView(undefined), []);
  const open = useCallback(
    (wanted: PaletteView) => {
      setText('');
      setView(wanted);
      if (loaded) return;
      void withPalette(setLoaded).then((isLoaded) => {
        if (!isLoaded) close();
      });
    },
    [loaded, withPalette, close],
  );
  const goTo = useCallback(
    (letter: string) => void withPalette((palette) => palette.goTo(letter)),
    [withPalette],
  );
  useShortcutKeys(open, goTo);
  return (
    <>
      <Button
        variant="tertiary"
        icon="search"
        className="sa-header__tool"
        aria-label={__('Find anything', 'store-admin')}
        aria-haspopup="dialog"
        onClick={() => open('search')}
      />
      {view &&
        (loaded ? (
          <loaded.Palette view={view} onView={setView} text={text} onText={setText} onClose={close} />
        ) : (
          <LoadingPalette text={text} onText={setText} onClose={close} />
        ))}
    </>
  );
}

/** A field that keeps the typed text while the palette is loading. */
function LoadingPalette({ text, onText, onClose }: Pick<PaletteProps, 'text' | 'onText' | 'onClose'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal
      title={__('Find anything', 'store-admin')}
      className="sa-palette"
      onClose={onClose}
      initialField={field}
    >
      <PaletteField ref={field} value={text} onChange={(event) => onText(event.target.value)} />
      <p className="sa-palette__nothing">{__('Loading…', 'store-admin')}</p>
    </Modal>
  );
}

function useShortcutKeys(open: (view: PaletteView) => void, goTo: (letter: string) => void): void {
  const registry = useRegistry();
  const wentAt = useRef(-Infinity);
  useEffect(() => {
    const isOn = (name: ShortcutName): boolean =>
      registry.select(userStore).getPreference('shortcuts_off')?.includes(name) !== true;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isModalOpen()) return;
      const act = (name: ShortcutName, action: () => void) => {
        if (!isOn(name)) return;
        event.preventDefault();
        action();
      };
      if (isPaletteKey(event)) {
        if (!getHostPalette()) act('palette', () => open('search'));
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
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [registry, open, goTo]);
}

/** Ctrl+K or ⌘K; in a text editor it inserts a link instead. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'k' &&
  !(event.target instanceof HTMLElement && event.target.isContentEditable);

/** Whether keys enter text at the target, or select from a list by letter. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"], [role="menu"], [role="listbox"]') !== null);
