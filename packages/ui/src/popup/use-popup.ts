import { useRef, type RefObject } from 'react';
import { place, placeBeside, type Box, type Place, type PlaceBeside, type PlaceOptions } from './place';
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
  /**
   * It comes by itself and covers no field of the page, or not the one that has the focus: it stands elsewhere, or waits
   * unseen until there is room.
   */
  avoidsFields?: 'all' | 'focused' | undefined;
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
  // What avoids fields would move under the pointer that presses a button in it.
  if (options.avoidsFields && element.contains(document.activeElement)) return;
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
  const placeAt = (alignment: typeof align) =>
    place({
      ...common,
      // Once on a side it stays there while it fits, so that a list which gets shorter does not jump.
      side: readSide(element) ?? side,
      align: toPhysical(alignment, direction),
      minHeight,
    });
  const preferred = beside ? { ...beside, room: common.viewport.height } : placeAt(align);
  if (!options.avoidsFields) {
    show(element, preferred);
    return;
  }
  const fields = findFields(element, options.avoidsFields === 'all' ? FIELDS : FOCUSED_FIELD);
  const { width, height } = common.popup;
  const listCovered = ({ left, top }: Pick<Box, 'left' | 'top'>) =>
    fields.filter((field) => overlap(field, { left, top, width, height }));
  const below = Math.max(...listCovered(preferred).map(({ bottom }) => bottom + gap));
  const candidates = [
    preferred,
    ...(['end', 'center', 'start'] as const).map(placeAt),
    ...(below + height <= common.viewport.height ? [{ ...preferred, top: below }] : []),
  ];
  const free = candidates.find((candidate) => listCovered(candidate).length === 0);
  element.style.visibility = free ? '' : 'hidden';
  show(element, free ?? preferred);
}

const FIELDS = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]';

const FOCUSED_FIELD = `:is(${FIELDS}):focus`;

/** Where fields of the page are. Fields that take no room are not seen. */
const findFields = (popup: HTMLElement, selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((field) => !popup.contains(field))
    .map((field) => field.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

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
