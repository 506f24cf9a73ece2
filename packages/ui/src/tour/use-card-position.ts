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
  /** What the card points at. Without it the card stands at the lower edge of the window. */
  target: () => Element | null;
  /** It comes by itself and covers no field of the page: it stands elsewhere, or waits unseen until there is room. */
  avoidsFields: boolean;
  /** It is seen, each time it is placed. */
  onSeen: () => void;
}

/** Pixels between card and target. */
const GAP = 16;

/**
 * Keeps a card beside its target, at the end of it in reading direction, where there is room, else above or below, and
 * above everything else on the page. Give the returned ref to an element with `popover="manual"`.
 */
export function useCardPosition(options: CardOptions): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutUpdates(true, () => {
    if (card.current) positionCard(card.current, options);
  });
  return card;
}

function positionCard(element: HTMLElement, { target, avoidsFields, onSeen }: CardOptions) {
  showInTopLayer(element);
  // What avoids fields would move under the pointer that presses a button in it.
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
      // Without what an on-screen keyboard covers.
      height: window.visualViewport?.height ?? window.innerHeight,
    },
    gap: GAP,
  };
  const placeAt = (align: PositionOptions['align']) =>
    computePosition({
      ...common,
      // Once on a side it stays there while it fits, so that it does not jump.
      side: readSide(element) ?? 'below',
      align,
    });
  const beside = computeSidePosition({ ...common, side: direction === 'rtl' ? 'left' : 'right' });
  const preferred = beside ?? placeAt('center');
  if (!avoidsFields) {
    applyPosition(element, preferred);
    if (element.isConnected) onSeen();
    return;
  }
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const free = findUnobstructed([preferred, ...[end, 'center' as const, start].map(placeAt)], {
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
  /** What is not to be covered. */
  fields: readonly DOMRect[];
}

/** The first place that covers no field: one of those wished for, or else below a field, at them or at an edge. */
function findUnobstructed(
  wished: readonly [CardPosition, ...CardPosition[]],
  around: PositionContext,
): CardPosition | undefined {
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
