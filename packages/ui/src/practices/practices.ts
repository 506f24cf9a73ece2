/**
 * What the ARIA Authoring Practices ask of the widgets that we draw ourselves: roles, keys and where focus goes. The test
 * beside it holds ours against it, and `npm run bench -- widgets` in a real browser, next to a library that is kept for it.
 */
import type { Reading } from './reading';

export type Widget = 'menu' | 'select' | 'combobox' | 'dialog' | 'tooltip';

/** A key, named as in `KeyboardEvent.key`; a letter is typed; `press:`, `tap:` and `point:` go to what has that name. */
export type Step = string;

type Finding = Partial<Record<keyof Reading, string | readonly string[]>>;

export interface Practice {
  widget: Widget;
  /** What is asked, for the line that is printed. */
  asks: string;
  /** What is done after focus has come to the control by `Tab`. */
  steps: readonly Step[];
  /** What holds in the end; each a part of what is read. */
  finds: Finding;
  /** jsdom knows no native lists, no focus that stays in a dialog and no pointer at rest. */
  needsBrowser?: boolean;
  /** The practices leave it open. */
  isOptional?: boolean;
}

/** All stages have a button "Before", the widget, and a button "After". */
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

  // https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: one that only chooses
  select('it is a combobox with a name', [], { control: 'combobox "Size"', focus: 'combobox "Size"' }),
  select('a letter goes to what begins with it', ['m'], { focus: 'combobox "Size"' }, true),
  select('Tab goes on', ['Tab'], { focus: 'button "After"' }),

  // https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: one that is typed into
  combobox('it says that it completes from a list', [], {
    control: ['combobox "Country"', 'expanded=false', 'autocomplete=list'],
  }),
  combobox('ArrowDown opens it at the first option, focus stays', ['ArrowDown'], {
    open: 'listbox "Country"',
    focus: 'combobox "Country"',
    active: 'option "Austria"',
    control: 'expanded=true',
  }),
  combobox('ArrowUp opens it at the last option', ['ArrowUp'], { active: 'option "Spain"' }, true),
  combobox('ArrowDown goes on', ['ArrowDown', 'ArrowDown'], { active: 'option "France"' }),
  combobox(
    'ArrowDown goes round',
    ['ArrowDown', 'ArrowUp', 'ArrowDown'],
    { active: 'option "Austria"' },
    true,
  ),
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
  combobox('Alt and ArrowDown open it', ['Alt+ArrowDown'], { open: 'listbox "Country"' }, true),
  combobox('Alt and ArrowUp close it', ['ArrowDown', 'Alt+ArrowUp'], { open: '' }, true),
  combobox('Tab closes it and goes on', ['ArrowDown', 'Tab'], { open: '', focus: 'button "After"' }),
  combobox('a finger opens it and chooses', ['tap:Country', 'tap:France'], { open: '' }),

  // https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
  dialog('it has its title for a name', ['Enter'], { open: 'dialog "Rename"' }),
  dialog('focus comes inside', ['Enter'], { inside: 'yes' }),
  {
    ...dialog('Tab stays inside', ['Enter', 'Tab', 'Tab', 'Tab', 'Tab'], { inside: 'yes' }),
    needsBrowser: true,
  },
  dialog('Escape closes it and gives focus back', ['Enter', 'Escape'], { open: '', focus: 'button "Open"' }),
  dialog('so does its button', ['Enter', 'press:Close'], { open: '', focus: 'button "Open"' }),

  // https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
  tooltip('focus shows it, and stays where it is', [], { open: 'tooltip', focus: 'button "Help"' }),
  tooltip('it describes the control', [], { control: 'described by "About this page"' }),
  tooltip('Escape hides it', ['Escape'], { open: '', focus: 'button "Help"' }),
  tooltip('it goes with focus', ['Tab'], { open: '', focus: 'button "After"' }),
  { ...tooltip('the pointer shows it', ['Tab', 'point:Help'], { open: 'tooltip' }), needsBrowser: true },
];

function menu(asks: string, steps: readonly Step[], finds: Finding): Practice {
  return { widget: 'menu', asks, steps, finds };
}

function select(asks: string, steps: readonly Step[], finds: Finding, needsBrowser = false): Practice {
  return { widget: 'select', asks, steps, finds, needsBrowser };
}

function combobox(asks: string, steps: readonly Step[], finds: Finding, isOptional = false): Practice {
  return { widget: 'combobox', asks, steps, finds, isOptional };
}

function dialog(asks: string, steps: readonly Step[], finds: Finding): Practice {
  return { widget: 'dialog', asks, steps, finds };
}

function tooltip(asks: string, steps: readonly Step[], finds: Finding): Practice {
  return { widget: 'tooltip', asks, steps, finds };
}

/** What of it does not hold. */
export const failuresOf = ({ finds }: Practice, reading: Reading): string[] =>
  (Object.keys(finds) as (keyof Reading)[]).flatMap((key) => {
    const found = reading[key];
    const missing = [finds[key] ?? []]
      .flat()
      .filter((wanted) => (wanted === '' ? found !== '' : !found.includes(wanted)));
    return missing.map((wanted) => `${key}: ${found || 'nothing'}, not ${wanted || 'nothing'}`);
  });
