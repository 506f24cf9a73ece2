import { useRef, type RefObject } from 'react';
import {
  computePosition,
  computeSidePosition,
  type Box,
  type PopupPosition,
  type SidePosition,
  type PositionOptions,
} from './position';
import { showInTopLayer } from './show-in-top-layer';
import { useLayoutUpdates } from './use-layout-updates';

interface CardOptions {
  /** The target of the card. Without one, the card is at the bottom of the window. */
  target: () => Element | null;
  /** For automatic hints, which must not cover a field: the card is moved, or hidden until there is room. */
  avoidsFields: boolean;
  /** Called each time it is placed visibly. */
  onSeen: () => void;
}

/** Pixels between card and target. */
const GAP = 16;

/**
 * Positions a card beside its target (at its inline end if there is room, otherwise above or below), above everything
 * else on the page. Attach the returned ref to an element with `popover="manual"`.
 */
export function useCardPosition(options: CardOptions): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutUpdates(() => {
    if (card.current) positionCard(card.current, options);
  });
  return card;
}

function positionCard(element: HTMLElement, { target, avoidsFields, onSeen }: CardOptions) {
  showInTopLayer(element);
  // Otherwise the card could move away from a pointer that presses its button.
  if (avoidsFields && element.contains(document.activeElement)) return;
  const anchor = target();
  if (!anchor) {
    delete element.dataset['side'];
    if (element.isConnected) onSeen();
    return;
  }
  const { direction } = getComputedStyle(anchor);
  const common = {
    anchor: anchor.getBoundingClientRect(),
    popup: element.getBoundingClientRect(),
    viewport: {
      width: document.documentElement.clientWidth,
      // Excludes the on-screen keyboard.
      height: window.visualViewport?.height ?? window.innerHeight,
    },
    gap: GAP,
  };
  const placeAt = (align: PositionOptions['align']) =>
    computePosition({
      ...common,
      // Stays on its side while it fits, to avoid jumps.
      side: readSide(element) ?? 'below',
      align,
    });
  const beside = computeSidePosition({ ...common, side: direction === 'rtl' ? 'left' : 'right' });
  const centered = placeAt('center');
  const preferred = beside ?? centered;
  if (!avoidsFields) {
    applyPosition(element, preferred);
    if (element.isConnected) onSeen();
    return;
  }
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const free = findUnobstructed([preferred, placeAt(end), centered, placeAt(start)], centered, {
    ...common,
    fields: findFields(element),
  });
  element.style.visibility = free ? '' : 'hidden';
  applyPosition(element, free ?? preferred);
  if (free && element.isConnected) onSeen();
}

interface PositionContext {
  anchor: Box;
  popup: Box;
  viewport: { width: number; height: number };
  gap: number;
  /** Elements that must not be covered. */
  fields: readonly DOMRect[];
}

/** The first position that covers no field: a preferred one, below a field, beside it, or at an edge. */
function findUnobstructed(
  wished: readonly CardPosition[],
  centered: PopupPosition,
  around: PositionContext,
): CardPosition | undefined {
  const { anchor, popup, viewport, gap, fields } = around;
  const { width, height } = popup;
  const lefts = [...wished.map(({ left }) => left), gap, viewport.width - width - gap];
  const tops = fields
    .map(({ bottom }) => Math.round(bottom) + gap)
    .filter((top) => top >= 0 && top + height <= viewport.height)
    .toSorted((one, other) => one - other);
  const arrowAt = (left: number) =>
    Math.min(Math.max(anchor.left + anchor.width / 2 - left, gap), width - gap);
  const others = [centered.top, ...tops].flatMap((top) =>
    lefts.map((left) => ({ ...centered, left, top, arrow: arrowAt(left) })),
  );
  return [...wished, ...others].find(
    ({ left, top }) => !fields.some((field) => overlap(field, { left, top, width, height })),
  );
}

const FIELDS = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]';

/** Positions of the page's fields. Fields without a size are skipped. */
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

interface CardPosition extends Pick<PopupPosition, 'left' | 'top' | 'arrow'> {
  side: PopupPosition['side'] | SidePosition['side'];
}

function applyPosition(element: HTMLElement, position: CardPosition) {
  element.dataset['side'] = position.side;
  for (const name of ['left', 'top', 'arrow'] as const) {
    element.style.setProperty(`--sa-tour-${name}`, `${position[name]}px`);
  }
}

function readSide({ dataset }: HTMLElement): PositionOptions['side'] | undefined {
  const side = dataset['side'];
  return side === 'above' || side === 'below' ? side : undefined;
}
