/**
 * Requirements of the ARIA Authoring Practices for widgets (roles, keys, focus), and of WCAG 2.2 (1.4.10, 1.4.13,
 * 2.5.8) for touch, right-to-left text and a zoom of 400%. The unit test checks those that work without a browser,
 * `client/e2e/practices.spec.ts` all of them.
 */
import type { AccessibilitySnapshot } from './accessibility-snapshot';

export type Widget = 'menu' | 'select' | 'combobox' | 'dialog' | 'tooltip' | 'popup';

/**
 * A key, named as in `KeyboardEvent.key`; a letter is typed; `press:`, `tap:` and `point:` are followed by the name of
 * their target.
 */
export type Step = string;

type Expected = Partial<Record<keyof AccessibilitySnapshot, string | readonly string[]>>;

export interface Practice {
  widget: Widget;
  /** The requirement, as printed in the test output. */
  requirement: string;
  /** The steps, after focus has reached the control by `Tab`. */
  steps: readonly Step[];
  /** The expected result; each member is a part of the snapshot. */
  expected: Expected;
  /** jsdom supports no native lists, focus trapping, hovering or layout. */
  needsBrowser?: boolean;
  /** Right-to-left; the default is left-to-right. */
  isRightToLeft?: boolean;
  /** In a window of 1280 by 1024 at a zoom of 400%. */
  isZoomed?: boolean;
}

const practiceOf =
  (widget: Widget) =>
  (requirement: string, steps: readonly Step[], expected: Expected): Practice => ({
    widget,
    requirement,
    steps,
    expected,
  });

const menu = practiceOf('menu');
const select = practiceOf('select');
const combobox = practiceOf('combobox');
const dialog = practiceOf('dialog');
const tooltip = practiceOf('tooltip');
const popup = practiceOf('popup');

/** Every test page has a button "Before", the widget, and a button "After". */
export const PRACTICES: readonly Practice[] = [
  // https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ and /menubar/
  menu('the button says what it opens', [], { control: 'button "Actions" haspopup=menu expanded=false' }),
  menu('Enter opens it at the first item', ['Enter'], {
    open: 'menu "Actions"',
    focus: 'menuitem "Edit"',
    control: 'expanded=true',
  }),
  menu('Space does as well', [' '], { focus: 'menuitem "Edit"' }),
  menu('ArrowDown opens it at the first item', ['ArrowDown'], { focus: 'menuitem "Edit"' }),
  menu('ArrowUp opens it at the last item', ['ArrowUp'], { focus: 'menuitemradio "Two columns"' }),
  menu('ArrowDown goes on', ['Enter', 'ArrowDown'], { focus: 'menuitem "Duplicate"' }),
  menu('ArrowDown goes round', ['ArrowUp', 'ArrowDown'], { focus: 'menuitem "Edit"' }),
  menu('ArrowUp goes round', ['Enter', 'ArrowUp'], { focus: 'menuitemradio "Two columns"' }),
  menu('End goes to the last item', ['Enter', 'End'], { focus: 'menuitemradio "Two columns"' }),
  menu('Home goes to the first item', ['ArrowUp', 'Home'], { focus: 'menuitem "Edit"' }),
  menu('a letter goes to what begins with it', ['Enter', 'd'], { focus: 'menuitem "Duplicate"' }),
  menu('what cannot be had is reached', ['Enter', 'ArrowDown', 'ArrowDown'], { focus: 'menuitem "Remove"' }),
  menu('and does nothing', ['Enter', 'ArrowDown', 'ArrowDown', 'Enter'], { open: 'menu "Actions"' }),
  menu('Enter chooses, closes and gives focus back', ['Enter', 'Enter'], {
    open: '',
    focus: 'button "Actions"',
  }),
  menu('Escape closes it and gives focus back', ['Enter', 'Escape'], {
    open: '',
    focus: 'button "Actions"',
  }),
  menu('Tab closes it and goes on', ['Enter', 'Tab'], { open: '', focus: 'button "After"' }),
  menu('a press beside it closes it', ['Enter', 'press:After'], { open: '' }),
  menu('a finger opens it and chooses', ['tap:Actions', 'tap:Edit'], { open: '', focus: 'button "Actions"' }),
  menu('a finger on its button closes it', ['tap:Actions', 'tap:button "Actions"'], { open: '' }),
  menu('a finger beside it closes it', ['tap:Actions', 'tap:After'], { open: '' }),
  ...drawn(menu('fingers meet what they aim at', ['Enter'], { targets: 'large' })),
  ...inAllViews(menu('it lies within the window', ['Enter'], { place: 'within' })),
  ...inAllViews(menu('what the keys reach is seen', ['ArrowUp'], { seen: 'yes' })),
  ...inBothDirections(
    menu('it lines up with its button, beside it', ['Enter'], { place: ['aligned', 'clear'] }),
  ),
  ...atZoom(menu('a finger reaches the last item', ['tap:Actions', 'tap:Two columns'], { open: '' })),

  // https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: select-only
  select('it is a combobox with a name', [], { control: 'combobox "Size"', focus: 'combobox "Size"' }),
  ...drawn(select('a letter goes to what begins with it', ['m'], { focus: 'combobox "Size"' })),
  select('Tab goes on', ['Tab'], { focus: 'button "After"' }),
  ...drawn(
    select('a finger opens it, keys choose', ['tap:Size', 'm', 'Enter'], { control: 'value "Medium"' }),
  ),
  ...drawn(select('fingers meet what they aim at', [], { targets: 'large' })),
  ...inAllViews(select('it makes no page wider than the window', [], { page: 'fits', seen: 'yes' })),

  // https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable
  combobox('it says that it completes from a list', [], {
    control: ['combobox "Country"', 'expanded=false', 'autocomplete=list'],
  }),
  combobox('ArrowDown opens it at the first option, focus stays', ['ArrowDown'], {
    open: 'listbox "Country"',
    focus: 'combobox "Country"',
    active: 'option "Austria"',
    control: 'expanded=true',
  }),
  combobox('ArrowUp opens it at the last option', ['ArrowUp'], { active: 'option "Spain"' }),
  combobox('ArrowDown goes on', ['ArrowDown', 'ArrowDown'], { active: 'option "France"' }),
  combobox('ArrowDown goes round', ['ArrowDown', 'ArrowUp', 'ArrowDown'], { active: 'option "Austria"' }),
  combobox('typing narrows the list', ['s', 'p'], { open: 'listbox "Country"', active: 'option "Spain"' }),
  combobox('Enter takes the active option and closes', ['s', 'p', 'Enter'], {
    open: '',
    focus: 'combobox "Country"',
  }),
  combobox('Escape closes it, focus stays', ['ArrowDown', 'Escape'], {
    open: '',
    focus: 'combobox "Country"',
    control: 'expanded=false',
  }),
  combobox('Alt and ArrowDown open it', ['Alt+ArrowDown'], { open: 'listbox "Country"' }),
  combobox('Alt and ArrowUp close it', ['ArrowDown', 'Alt+ArrowUp'], { open: '' }),
  combobox('Tab closes it and goes on', ['ArrowDown', 'Tab'], { open: '', focus: 'button "After"' }),
  combobox('a finger opens it and chooses', ['tap:Country', 'tap:France'], {
    open: '',
    control: 'value "France"',
  }),
  combobox('a finger beside it closes it', ['tap:Country', 'tap:After'], { open: '' }),
  ...drawn(combobox('fingers meet what they aim at', ['ArrowDown'], { targets: 'large' })),
  ...inAllViews(combobox('it lies within the window', ['ArrowDown'], { place: 'within' })),
  ...inAllViews(combobox('what is typed is not covered', ['ArrowDown'], { place: 'clear' })),
  ...inAllViews(combobox('what the keys reach is seen', ['ArrowDown', ...downTo(10)], { seen: 'yes' })),
  ...inBothDirections(combobox('it lines up with its field', ['ArrowDown'], { place: 'aligned' })),

  // https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
  dialog('it has its title for a name', ['Enter'], { open: 'dialog "Rename"' }),
  dialog('focus comes inside', ['Enter'], { inside: 'yes' }),
  ...drawn(dialog('Tab stays inside', ['Enter', 'Tab', 'Tab', 'Tab', 'Tab'], { inside: 'yes' })),
  dialog('Escape closes it and gives focus back', ['Enter', 'Escape'], { open: '', focus: 'button "Open"' }),
  dialog('so does its button', ['Enter', 'press:Close'], { open: '', focus: 'button "Open"' }),
  dialog('a finger opens and closes it', ['tap:Open', 'tap:Close'], { open: '', focus: 'button "Open"' }),
  ...drawn(dialog('fingers meet what they aim at', ['Enter'], { targets: 'large' })),
  ...inAllViews(dialog('it lies within the window', ['Enter'], { place: 'within' })),
  ...inAllViews(dialog('a finger reaches its last button', ['tap:Open', 'tap:Save'], { open: '' })),

  // https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
  tooltip('focus shows it, and stays where it is', [], { open: 'tooltip', focus: 'button "Help"' }),
  tooltip('it describes the control', [], { control: 'described by "About this page"' }),
  tooltip('Escape hides it', ['Escape'], { open: '', focus: 'button "Help"' }),
  tooltip('it goes with focus', ['Tab'], { open: '', focus: 'button "After"' }),
  ...drawn(tooltip('the pointer shows it', ['Tab', 'point:Help'], { open: 'tooltip' })),
  ...drawn(
    tooltip('and may come onto it', ['Tab', 'point:Help', 'point:About this page'], { open: 'tooltip' }),
  ),
  ...drawn(
    tooltip('a finger does what the control is for, and leaves nothing open', ['Tab', 'tap:Help'], {
      open: '',
    }),
  ),
  ...inAllViews(tooltip('it lies within the window, beside its control', [], { place: ['within', 'clear'] })),

  // A popover: a non-modal dialog beside its button.
  popup('its button says what it opens', [], { control: 'button "Period" haspopup=dialog expanded=false' }),
  popup('Enter opens it, focus comes inside', ['Enter'], {
    open: 'dialog "Period"',
    inside: 'yes',
    control: 'expanded=true',
  }),
  popup('Escape closes it and gives focus back', ['Enter', 'Escape'], { open: '', focus: 'button "Period"' }),
  popup('a press beside it closes it', ['Enter', 'press:After'], { open: '' }),
  popup('a finger opens it and chooses', ['tap:Period', 'tap:Today'], { open: '', focus: 'button "Period"' }),
  popup('a finger on its button closes it', ['tap:Period', 'tap:button "Period"'], { open: '' }),
  popup('a finger beside it closes it', ['tap:Period', 'tap:After'], { open: '' }),
  ...drawn(popup('fingers meet what they aim at', ['Enter'], { targets: 'large' })),
  ...inAllViews(popup('it lies within the window', ['Enter'], { place: 'within' })),
  ...inBothDirections(
    popup('it lines up with its button, beside it', ['Enter'], { place: ['aligned', 'clear'] }),
  ),
];

/** Requirements that need rendering in a browser. */
function drawn(practice: Practice): Practice[] {
  return [{ ...practice, needsBrowser: true }];
}

function inBothDirections(practice: Practice): Practice[] {
  return drawn(practice).flatMap((each) => [
    each,
    { ...each, requirement: `${each.requirement}, from right to left`, isRightToLeft: true },
  ]);
}

function atZoom(practice: Practice): Practice[] {
  return inBothDirections({ ...practice, requirement: `${practice.requirement}, at 400 %`, isZoomed: true });
}

function inAllViews(practice: Practice): Practice[] {
  return [...inBothDirections(practice), ...atZoom(practice)];
}

function downTo(place: number): Step[] {
  return Array.from({ length: place }, () => 'ArrowDown');
}

/** The parts of the expected result that do not match. */
export const getFailures = ({ expected }: Practice, snapshot: AccessibilitySnapshot): string[] =>
  (Object.keys(expected) as (keyof AccessibilitySnapshot)[]).flatMap((key) => {
    const found = snapshot[key];
    const missing = [expected[key] ?? []]
      .flat()
      .filter((wanted) => (wanted === '' ? found !== '' : !found.includes(wanted)));
    return missing.map((wanted) => `${key}: ${found || 'nothing'}, not ${wanted || 'nothing'}`);
  });
