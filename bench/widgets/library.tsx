/** The widgets of `packages/ui/src/practices/stages.tsx` as the library has them. */
import * as Ariakit from '@ariakit/react';
import { useState, type ReactNode } from 'react';
import { COUNTRIES, SIZES } from '../../packages/ui/src/practices/data';
import type { Widget } from '../../packages/ui/src/practices/practices';

/** As its manual styles what opens, so that it scrolls where there is little room. */
const SCROLLS = { overflow: 'auto', maxHeight: 'var(--popover-available-height)' } as const;

export const STAGES: Readonly<Record<Widget, () => ReactNode>> = {
  menu: () => <LibraryMenu />,
  select: () => <LibrarySelect />,
  combobox: () => <LibraryCombobox />,
  dialog: () => <LibraryDialog />,
  tooltip: () => <LibraryTooltip />,
  popup: () => <LibraryPopup />,
};

export function LibraryMenu() {
  return (
    <Ariakit.MenuProvider focusLoop>
      <Ariakit.MenuButton>Actions</Ariakit.MenuButton>
      <Ariakit.Menu portal aria-label="Actions" style={SCROLLS}>
        <Ariakit.MenuItem>Edit</Ariakit.MenuItem>
        <Ariakit.MenuItem>Duplicate</Ariakit.MenuItem>
        <Ariakit.MenuItem disabled accessibleWhenDisabled>
          Remove
        </Ariakit.MenuItem>
        <Ariakit.MenuGroup>
          <Ariakit.MenuGroupLabel>Layout</Ariakit.MenuGroupLabel>
          <Ariakit.MenuItemRadio name="layout" value="Single column">
            Single column
          </Ariakit.MenuItemRadio>
          <Ariakit.MenuItemRadio name="layout" value="Two columns">
            Two columns
          </Ariakit.MenuItemRadio>
        </Ariakit.MenuGroup>
      </Ariakit.Menu>
    </Ariakit.MenuProvider>
  );
}

export function LibrarySelect() {
  return (
    <Ariakit.SelectProvider defaultValue="Large">
      <Ariakit.SelectLabel>Size</Ariakit.SelectLabel>
      <Ariakit.Select />
      <Ariakit.SelectPopover portal sameWidth style={SCROLLS}>
        {SIZES.map((size) => (
          <Ariakit.SelectItem key={size} value={size} />
        ))}
      </Ariakit.SelectPopover>
    </Ariakit.SelectProvider>
  );
}

export function LibraryCombobox() {
  const [typed, setTyped] = useState('');
  const found = COUNTRIES.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Ariakit.ComboboxProvider value={typed} setValue={setTyped}>
      <Ariakit.ComboboxLabel>Country</Ariakit.ComboboxLabel>
      <Ariakit.Combobox autoSelect="always" />
      <Ariakit.ComboboxPopover portal sameWidth style={SCROLLS}>
        {found.map((name) => (
          <Ariakit.ComboboxItem key={name} value={name} />
        ))}
      </Ariakit.ComboboxPopover>
    </Ariakit.ComboboxProvider>
  );
}

export function LibraryDialog() {
  const dialog = Ariakit.useDialogStore();
  return (
    <>
      <Ariakit.Button onClick={dialog.show}>Open</Ariakit.Button>
      <Ariakit.Dialog
        store={dialog}
        style={{ position: 'fixed', inset: '10%', zIndex: 1, background: 'white' }}
      >
        <Ariakit.DialogHeading>Rename</Ariakit.DialogHeading>
        <Ariakit.DialogDismiss>Close</Ariakit.DialogDismiss>
        What shall it be called?
        <Ariakit.Button onClick={dialog.hide}>Save</Ariakit.Button>
      </Ariakit.Dialog>
    </>
  );
}

export function LibraryTooltip() {
  return (
    <Ariakit.TooltipProvider>
      <Ariakit.TooltipAnchor render={<Ariakit.Button />}>Help</Ariakit.TooltipAnchor>
      <Ariakit.Tooltip>About this page</Ariakit.Tooltip>
    </Ariakit.TooltipProvider>
  );
}

export function LibraryPopup() {
  return (
    <Ariakit.PopoverProvider placement="bottom-start">
      <Ariakit.PopoverDisclosure>Period</Ariakit.PopoverDisclosure>
      <Ariakit.Popover portal aria-label="Period" style={SCROLLS}>
        <Ariakit.PopoverDismiss>Today</Ariakit.PopoverDismiss>
      </Ariakit.Popover>
    </Ariakit.PopoverProvider>
  );
}
