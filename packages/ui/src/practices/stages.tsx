import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Select } from '../fields/select';
import { Menu } from '../menu/menu';
import { Modal } from '../modal/modal';
import { Popover } from '../popover/popover';
import { SearchableSelect } from '../select/searchable-select';
import { Tooltip } from '../tooltip/tooltip';
import { COUNTRIES, SIZES } from './data';
import type { Widget } from './practices';

const toOption = (label: string) => ({ value: label, label });

/** Each widget as in the practices, between two buttons. */
export const STAGES: Readonly<Record<Widget, () => ReactNode>> = {
  menu: () => <OurMenu />,
  select: () => <OurSelect />,
  combobox: () => <OurCombobox />,
  dialog: () => <OurDialog />,
  tooltip: () => (
    <Tooltip text="About this page">
      <button type="button">Help</button>
    </Tooltip>
  ),
  popup: () => <OurPopup />,
};

/** The control of a test page is the second focusable element. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button">Before</button>
      <div data-stage="">{children}</div>
      <button type="button">After</button>
    </>
  );
}

function OurMenu() {
  const [columns, setColumns] = useState('Single column');
  const toChoice = (label: string) => ({
    label,
    isChecked: label === columns,
    onSelect: () => setColumns(label),
  });
  return (
    <Menu
      label="Actions"
      items={[
        { label: 'Edit' },
        { label: 'Duplicate' },
        { label: 'Remove', disabled: true },
        { label: 'Layout', kind: 'radio', items: ['Single column', 'Two columns'].map(toChoice) },
      ]}
    />
  );
}

function OurSelect() {
  const [size, setSize] = useState('Large');
  return <Select label="Size" options={SIZES.map(toOption)} value={size} onChange={setSize} />;
}

function OurCombobox() {
  const [country, setCountry] = useState('');
  return (
    <SearchableSelect
      label="Country"
      options={COUNTRIES.map(toOption)}
      value={country}
      onChange={setCountry}
    />
  );
}

function OurDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Modal title="Rename" onClose={close} actions={<Button onClick={close}>Save</Button>}>
          What shall it be called?
        </Modal>
      )}
    </>
  );
}

/** Like the period picker. */
function OurPopup() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover label="Period" button={<Button>Period</Button>} isOpen={isOpen} onOpenChange={setOpen}>
      <Button onClick={() => setOpen(false)}>Today</Button>
    </Popover>
  );
}
