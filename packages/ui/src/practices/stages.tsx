import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Select } from '../fields/select';
import { Menu } from '../menu/menu';
import { Modal } from '../modal/modal';
import { useDismiss } from '../popup/use-dismiss';
import { usePopup } from '../popup/use-popup';
import { SearchableSelect } from '../select/searchable-select';
import { Tooltip } from '../tooltip/tooltip';
import { COUNTRIES, SIZES } from './data';
import type { Widget } from './practices';

const toOption = (label: string) => ({ value: label, label });

/** Each widget as the practices have it, between two buttons. */
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

/** The control of a stage is the second thing that takes focus. */
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

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- A dialog of the browser would not stand beside its button. */
/** The least that is to be done around `usePopup`, as the choice of a period does it. */
function OurPopup() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const popup = usePopup<HTMLDivElement>({ isOpen, anchor: () => button.current });
  useDismiss(isOpen, [button, popup], () => setOpen(false));
  useEffect(() => {
    if (isOpen) popup.current?.querySelector('button')?.focus();
  }, [isOpen, popup]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        Period
      </Button>
      {isOpen && (
        <div
          ref={popup}
          className="sa-popup"
          popover="manual"
          role="dialog"
          aria-label="Period"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <Button onClick={close}>Today</Button>
        </div>
      )}
    </>
  );
}
