import { useRef, type RefObject } from 'react';
import { place, placeBeside, type Place, type PlaceBeside, type PlaceOptions } from './place';
import { showInTopLayer } from './show-in-top-layer';
import { usePageMotion } from './use-page-motion';
import './popup.css';

export interface PopupOptions {
  isOpen: boolean;
  anchor: () => Element | null;
  side?: PlaceOptions['side'] | undefined;
  /** In reading direction. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Stands at the end of the anchor, in reading direction, where there is room; else above or below. */
  prefersBeside?: boolean | undefined;
  /** Pixels between anchor and popup. */
  gap?: number | undefined;
  /** A popup that scrolls inside makes do with this height. */
  minHeight?: number | undefined;
  /** As wide as the anchor. */
  matchWidth?: boolean | undefined;
}

/**
 * Keeps an element beside its anchor, above everything else on the page.
 * Give the returned ref to an element with the class `sa-popup` and `popover="manual"`.
 */
export function usePopup<E extends HTMLElement>(options: PopupOptions): RefObject<E | null> {
  const popup = useRef<E>(null);
  usePageMotion(options.isOpen, () => {
    if (popup.current) placePopup(popup.current, options);
  });
  return popup;
}

function placePopup(element: HTMLElement, options: PopupOptions) {
  showInTopLayer(element);
  const anchor = options.anchor();
  if (!anchor) {
    delete element.dataset['side'];
    return;
  }
  const { side = 'below', align = 'start', gap = 4, minHeight, matchWidth = false } = options;
  const anchorBox = anchor.getBoundingClientRect();
  if (matchWidth) element.style.inlineSize = `${anchorBox.width}px`;
  const { direction } = getComputedStyle(anchor);
  const common = {
    anchor: anchorBox,
    popup: element.getBoundingClientRect(),
    viewport: {
      width: document.documentElement.clientWidth,
      // Without what an on-screen keyboard covers.
      height: window.visualViewport?.height ?? window.innerHeight,
    },
    gap,
  };
  const beside = options.prefersBeside
    ? placeBeside({ ...common, side: direction === 'rtl' ? 'left' : 'right' })
    : undefined;
  if (beside) {
    show(element, { ...beside, room: common.viewport.height });
    return;
  }
  const position = place({
    ...common,
    // Once on a side it stays there while it fits, so that a list which gets shorter does not jump.
    side: readSide(element) ?? side,
    align: toPhysical(align, direction),
    minHeight,
  });
  show(element, position);
}

interface Shown extends Pick<Place, 'left' | 'top' | 'arrow' | 'room'> {
  side: Place['side'] | PlaceBeside['side'];
}

function show(element: HTMLElement, position: Shown) {
  element.dataset['side'] = position.side;
  for (const name of ['left', 'top', 'arrow', 'room'] as const) {
    element.style.setProperty(`--sa-popup-${name}`, `${position[name]}px`);
  }
}

function toPhysical(align: 'start' | 'center' | 'end', direction: string): PlaceOptions['align'] {
  if (align === 'center') return 'center';
  return (align === 'start') === (direction === 'rtl') ? 'right' : 'left';
}

function readSide({ dataset }: HTMLElement): PlaceOptions['side'] | undefined {
  const side = dataset['side'];
  return side === 'above' || side === 'below' ? side : undefined;
}
