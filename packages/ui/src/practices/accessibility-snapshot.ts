/** The accessibility information of a page at one moment. */
export interface AccessibilitySnapshot {
  /** Role and name of the focused element: `menuitem "Edit"`. */
  focus: string;
  /** Role and name of the active descendant; `''` if there is none. */
  active: string;
  /** What is open above the page; `''` if nothing is. */
  open: string;
  /** `yes` if focus is within it. */
  inside: string;
  /** The control's states, value and description. */
  control: string;
  /** Position of the open element: `within` the window, `aligned` with an edge of its control, `clear` of it. */
  place: string;
  /** `yes` if the focused element, or the active option, is visible. */
  seen: string;
  /**
   * `large` if the control and everything open are large enough for touch (WCAG 2.2, 2.5.8); otherwise the elements
   * that are too small.
   */
  targets: string;
  /** `fits` if the page does not overflow the window. */
  page: string;
}

/** Minimum width and height in pixels. */
const MIN_TARGET_SIZE = 24;

const IMPLICIT: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  DIALOG: 'dialog',
  H2: 'heading',
  INPUT: 'textbox',
  SELECT: 'combobox',
};
const STATES = ['aria-haspopup', 'aria-expanded', 'aria-autocomplete', 'aria-checked', 'aria-disabled'];

/** Reads the current page. `control` is the widget's main control. */
export function takeSnapshot(control: Element | null): AccessibilitySnapshot {
  const { activeElement } = document;
  const opened = Array.from(
    document.querySelectorAll(
      'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]',
    ),
  ).find(isShown);
  const active = byIds(activeElement?.getAttribute('aria-activedescendant') ?? null)[0];
  return {
    focus: describe(activeElement),
    active: describe(active),
    open: describe(opened),
    inside: opened?.contains(activeElement) ? 'yes' : '',
    control: [describe(control), ...statesOf(control)].join(' '),
    place: placeOf(opened, control),
    seen: isSeen(active ?? activeElement) ? 'yes' : '',
    targets: smallTargets([control, ...(opened?.querySelectorAll(TARGETS) ?? [])]).join(', ') || 'large',
    page: document.documentElement.scrollWidth <= window.innerWidth ? 'fits' : '',
  };
}

const TARGETS = 'button, a, input, [role^="menuitem"], [role="option"]';

function placeOf(opened: Element | undefined, control: Element | null): string {
  if (!opened || !control) return '';
  const box = opened.getBoundingClientRect();
  const anchor = control.getBoundingClientRect();
  // Allows for the width of a border.
  const isNear = (a: number, b: number) => Math.abs(a - b) < 3;
  const isWithin =
    box.left >= 0 && box.top >= 0 && box.right <= window.innerWidth && box.bottom <= window.innerHeight;
  const isAligned = isNear(box.left, anchor.left) || isNear(box.right, anchor.right);
  const isClear = box.top >= anchor.bottom - 1 || box.bottom <= anchor.top + 1;
  return [isWithin && 'within', isAligned && 'aligned', isClear && 'clear'].filter(Boolean).join(' ');
}

/** Whether a pointer at the center of an element would hit it. */
function isSeen(element: Element | null | undefined): boolean {
  if (!element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  // jsdom has no layout.
  const met = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return element.contains(met ?? null);
}

const smallTargets = (targets: readonly (Element | null)[]): string[] =>
  targets.flatMap((target) => {
    if (!target || !isShown(target)) return [];
    const { width, height } = target.getBoundingClientRect();
    const isLarge = width >= MIN_TARGET_SIZE && height >= MIN_TARGET_SIZE;
    return isLarge ? [] : [`${describe(target)} ${Math.round(width)}×${Math.round(height)}`];
  });

/**
 * The last element with this name, or with role and name, `button "Actions"`: an opened element comes after its
 * control, and often has the same name.
 */
export const findByName = (name: string): Element | undefined =>
  Array.from(document.querySelectorAll('button, a, input, select, [role]')).findLast(
    (element) => isShown(element) && [describe(element), nameOf(element)].includes(name),
  );

function describe(element: Element | null | undefined): string {
  if (!element || element === document.body) return '';
  const role = element.getAttribute('role') ?? IMPLICIT[element.tagName] ?? element.tagName.toLowerCase();
  return `${role} "${nameOf(element)}"`;
}

function nameOf(element: Element): string {
  const labels = byIds(element.getAttribute('aria-labelledby'));
  const label = labels.length > 0 ? labels : Array.from((element as HTMLInputElement).labels ?? []);
  const name = element.getAttribute('aria-label') ?? (label.length > 0 ? textOf(label) : undefined);
  return (name ?? (element.tagName === 'DIALOG' ? '' : textOf([element]))).trim();
}

function statesOf(control: Element | null): string[] {
  if (!control) return [];
  const states = STATES.flatMap((state) => {
    const value = control.getAttribute(state);
    return value === null ? [] : [`${state.slice('aria-'.length)}=${value}`];
  });
  const { value } = control as Partial<HTMLInputElement>;
  const described = byIds(control.getAttribute('aria-describedby')).filter(isShown);
  return [
    ...states,
    `value "${value || (control.textContent ?? '')}"`,
    ...(described.length > 0 ? [`described by "${textOf(described)}"`] : []),
  ];
}

const textOf = (elements: readonly Element[]) =>
  elements.map((element) => element.textContent ?? '').join(' ');

const byIds = (ids: string | null): Element[] =>
  (ids ?? '').split(' ').flatMap((id) => (id && document.getElementById(id)) || []);

function isShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).display === 'none' || (at as HTMLElement).hidden) return false;
  }
  return true;
}
