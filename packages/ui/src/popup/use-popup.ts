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
  /** It comes by itself and covers no field of the page: it stands elsewhere, or waits unseen until there is room. */
  avoidsFields?: boolean | undefined;
  /** It is seen, each time it is placed. */
  onSeen?: (() => void) | undefined;
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
    if (element.isConnected) options.onSeen?.();
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
    if (element.isConnected) options.onSeen?.();
    return;
  }
  const free = findFree([preferred, ...(['end', 'center', 'start'] as const).map(placeAt)], {
    ...common,
    fields: findFields(element),
  });
  element.style.visibility = free ? '' : 'hidden';
  show(element, free ?? preferred);
  if (free && element.isConnected) options.onSeen?.();
}

interface Surroundings {
  anchor: Box;
  popup: Box;
  viewport: { width: number; height: number };
  gap: number;
  /** What is not to be covered. */
  fields: readonly DOMRect[];
}

/** The first place that covers no field: one of those wished for, or else below a field, at them or at an edge. */
function findFree(wished: readonly [Shown, ...Shown[]], around: Surroundings): Shown | undefined {
  const { anchor, popup, viewport, gap, fields } = around;
  const { width, height } = popup;
  const [preferred] = wished;
  const lefts = [...wished.map(({ left }) => left), gap, viewport.width - width - gap];
  const tops = fields
    .map(({ bottom }) => Math.round(bottom) + gap)
    .filter((top) => top >= 0 && top + height <= viewport.height)
    .toSorted((one, other) => one - other);
  const arrowAt = (left: number) =>
    Math.min(Math.max(anchor.left + anchor.width / 2 - left, gap), width - gap);
  const others = [preferred.top, ...tops].flatMap((top) =>
    lefts.map((left) => ({ ...preferred, left, top, arrow: arrowAt(left) })),
  );
  return [...wished, ...others].find(
    ({ left, top }) => !fields.some((field) => overlap(field, { left, top, width, height })),
  );
}

const FIELDS = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]';

/** Where fields of the page are. Fields that take no room are not seen. */
const findFields = (popup: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll(FIELDS)]
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
