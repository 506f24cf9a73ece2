import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { isRtl } from '../theme/is-rtl';
import { usePointerDrag } from './use-pointer-drag';
import './sortable.css';

interface SortableOptions<Item> {
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** The announcement after an item has moved; positions start at 1. */
  describe: (item: Item, place: number) => string;
  onChange: (items: readonly Item[]) => void;
  /** Whether the layout is horizontal. */
  isHorizontal?: boolean;
  /** Whether the layout is a grid; the arrow keys then work in both directions, Home and End move to the ends. */
  isGrid?: boolean;
}

const VERTICAL = { back: 'ArrowUp', on: 'ArrowDown' };
const LEFT_TO_RIGHT = { back: 'ArrowLeft', on: 'ArrowRight' };
const RIGHT_TO_LEFT = { back: 'ArrowRight', on: 'ArrowLeft' };

/**
 * Reorders a list by dragging, by arrow keys, and by two presses: one selects a row, one on another row moves it there.
 * Rows need the attribute `data-key`, and controls that keep focus when their row moves need `data-control`.
 * @returns `handle` makes the props of a line's handle; `announcement` is for a live region
 */
export function useSortable<Item>({
  items,
  getKey,
  describe,
  onChange,
  isHorizontal = false,
  isGrid = false,
}: SortableOptions<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useRef<{ key: string; control: string }>(undefined);
  const [picked, setPicked] = useState<string>();
  const indexOf = (key: string | undefined) => items.findIndex((item) => getKey(item) === key);
  const startDragging = usePointerDrag(
    list,
    (key, to) => move(indexOf(key), to),
    press,
    isGrid ? 'grid' : isHorizontal ? 'row' : 'column',
  );

  useEffect(() => markPickedUp(list.current, picked));

  // A row that moves in the DOM loses focus.
  useEffect(() => {
    const target = focusNext.current;
    if (!target) return;
    focusNext.current = undefined;
    findControl(list.current, target.key, target.control)?.focus();
  });

  const focusOn = (key: string, control: string) => {
    focusNext.current = { key, control };
  };

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setAnnouncement(describe(item, to + 1));
  }

  function moveWithFocus(from: number, to: number, control: string) {
    const item = items[from];
    if (item !== undefined) focusOn(getKey(item), control);
    move(from, to);
  }

  /** WCAG 2.2, 2.5.7: dragging needs an alternative. */
  function press(index: number) {
    const item = items[index];
    if (item === undefined) return;
    const from = indexOf(picked);
    if (from === -1) {
      setPicked(getKey(item));
      setAnnouncement(__('Selected. Move to a new position, or press Escape to cancel.', 'store-admin'));
      return;
    }
    setPicked(undefined);
    if (from === index) setAnnouncement('');
    else moveWithFocus(from, index, 'handle');
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    if (event.key === 'Escape' && picked !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setPicked(undefined);
      setAnnouncement('');
      return;
    }
    const target = isGrid
      ? findGridNeighbor(event.key, index, list.current)
      : index + getStep(event.key, isHorizontal ? getHorizontalKeys() : VERTICAL);
    if (target === undefined || target === index) return;
    event.preventDefault();
    moveWithFocus(index, target, 'handle');
  }

  const handle = (index: number) => ({
    'data-control': 'handle',
    onKeyDown: (event: KeyboardEvent) => moveByKey(event, index),
    onPointerDown: (event: PointerEvent) => {
      const item = items[index];
      if (item !== undefined) startDragging(event, index, getKey(item));
    },
  });

  return { list, announcement, handle, moveWithFocus, focusOn };
}

/** The default message for `describe`. */
export const formatNewPosition = (name: string, place: number, count: number): string =>
  sprintf(
    /* translators: 1: name of a line, 2: its place, 3: how many there are */
    __('%1$s, position in list: %2$d of %3$d', 'store-admin'),
    name,
    place,
    count,
  );

const getHorizontalKeys = () => (isRtl() ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);

const getStep = (key: string, { back, on }: { back: string; on: string }): number =>
  key === back ? -1 : key === on ? 1 : 0;

/** Up and down move by the number of items per row. */
function findGridNeighbor(key: string, index: number, list: HTMLElement | null): number | undefined {
  const lines = [...(list?.children ?? [])];
  const last = lines.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const top = lines[0]?.getBoundingClientRect().top;
  const perLine = lines.filter((line) => line.getBoundingClientRect().top === top).length;
  const target = index + getStep(key, getHorizontalKeys()) + getStep(key, VERTICAL) * perLine;
  return target < 0 || target > last ? undefined : target;
}

function markPickedUp(list: HTMLElement | null, picked: string | undefined): void {
  for (const line of list?.children ?? [])
    line.toggleAttribute('data-picked', picked !== undefined && line.getAttribute('data-key') === picked);
}

function findControl(list: HTMLElement | null, key: string, control: string): HTMLElement | undefined {
  const line = [...(list?.children ?? [])].find(
    (element) => element instanceof HTMLElement && element.dataset['key'] === key,
  );
  return line?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? undefined;
}
