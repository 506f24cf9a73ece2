/** What a screen reader is told of a page at one moment. */
export interface Reading {
  /** Role and name of what has focus: `menuitem "Edit"`. */
  focus: string;
  /** Role and name of the option that a field names as active; `''` where it names none. */
  active: string;
  /** What is open above the page; `''` while nothing is. */
  open: string;
  /** `yes` while focus is within it. */
  inside: string;
  /** What the control says of itself: its states, and what describes it. */
  control: string;
}

const IMPLICIT: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  DIALOG: 'dialog',
  H2: 'heading',
  INPUT: 'textbox',
  SELECT: 'combobox',
};
const STATES = ['aria-haspopup', 'aria-expanded', 'aria-autocomplete', 'aria-checked', 'aria-disabled'];

/** Reads the page as it is. `control` is the one that the pattern is about. */
export function readPage(control: Element | null): Reading {
  const { activeElement } = document;
  const opened = Array.from(
    document.querySelectorAll(
      'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]',
    ),
  ).find(isShown);
  return {
    focus: tell(activeElement),
    active: tell(byIds(activeElement?.getAttribute('aria-activedescendant') ?? null)[0]),
    open: tell(opened),
    inside: opened?.contains(activeElement) ? 'yes' : '',
    control: [tell(control), ...statesOf(control)].join(' '),
  };
}

/** The last thing on the page that has that name: what is open stands after what opened it. */
export const findNamed = (name: string): Element | undefined =>
  Array.from(document.querySelectorAll('button, a, input, select, [role]')).findLast(
    (element) => isShown(element) && tell(element).endsWith(`"${name}"`),
  );

function tell(element: Element | null | undefined): string {
  if (!element || element === document.body) return '';
  const role = element.getAttribute('role') ?? IMPLICIT[element.tagName] ?? element.tagName.toLowerCase();
  return `${role} "${nameOf(element)}"`;
}

function nameOf(element: Element): string {
  const labels = byIds(element.getAttribute('aria-labelledby'));
  const label = labels.length > 0 ? labels : Array.from((element as HTMLInputElement).labels ?? []);
  const said = element.getAttribute('aria-label') ?? (label.length > 0 ? textOf(label) : undefined);
  return (said ?? (element.tagName === 'DIALOG' ? '' : textOf([element]))).trim();
}

function statesOf(control: Element | null): string[] {
  if (!control) return [];
  const said = STATES.flatMap((state) => {
    const value = control.getAttribute(state);
    return value === null ? [] : [`${state.slice('aria-'.length)}=${value}`];
  });
  const described = byIds(control.getAttribute('aria-describedby')).filter(isShown);
  return described.length > 0 ? [...said, `described by "${textOf(described)}"`] : said;
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
