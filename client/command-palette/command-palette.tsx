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
  /** What is searched for. */
  text: string;
  onText(text: string): void;
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

/** The button and the keys of the command palette. What it finds is loaded when it is first opened. */
export function CommandPalette({ load }: { load: () => Promise<PaletteModule> }) {
  const [view, setView] = useState<PaletteView>();
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<PaletteModule>();
  const report = usePromiseNotice();
  const withPalette = useCallback(
    (use: (palette: PaletteModule) => void) =>
      report(load().then(use), {
        failed: __('The search could not be loaded. Please try again.', 'woocommerce'),
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
        aria-label={__('Find anything', 'woocommerce')}
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

/** Takes what is typed while the palette is loaded. */
function LoadingPalette({ text, onText, onClose }: Pick<PaletteProps, 'text' | 'onText' | 'onClose'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal
      title={__('Find anything', 'woocommerce')}
      className="sa-palette"
      onClose={onClose}
      initialField={field}
    >
      <PaletteField ref={field} value={text} onChange={(event) => onText(event.target.value)} />
      <p className="sa-palette__nothing">{__('Loading…', 'woocommerce')}</p>
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
