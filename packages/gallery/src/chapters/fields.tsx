import { useState } from 'react';
import {
  Checkbox,
  describeField,
  FieldMessages,
  RadioGroup,
  SearchableSelect,
  Select,
  Switch,
  TextArea,
  TextField,
  type CheckboxProps,
  type TextFieldProps,
} from '@admin/ui';
import type { Chapter } from '../chapter';

function Text({ start = '', ...rest }: Omit<TextFieldProps, 'value' | 'onChange'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField {...rest} value={value} onChange={setValue} />;
}

export const textFieldChapter: Chapter = {
  title: 'TextField',
  shows: ['TextField'],
  samples: [
    { name: 'Empty, with help', Content: () => <Text label="City" help="As it stands on invoices." /> },
    { name: 'Required and filled', Content: () => <Text label="Postcode" start="BS1 4SB" required /> },
    {
      name: 'With an error',
      Content: () => <Text label="Street address" required error="Please enter an address" />,
    },
    {
      name: 'With affixes',
      Content: () => (
        <>
          <Text label="Shipping cost" prefix="£" start="4.50" inputMode="decimal" />
          <Text label="Weight" suffix="kg" start="12" inputMode="decimal" />
        </>
      ),
    },
    {
      name: 'Other kinds',
      Content: () => (
        <>
          <Text label="Search products" type="search" placeholder="Name or SKU" />
          <Text label="API key" type="password" start="not a key" />
        </>
      ),
    },
    { name: 'Disabled', Content: () => <Text label="Account name" start="Harbour Goods" disabled /> },
  ],
};

function Comment({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <TextArea label="Comment" help="Seen by us alone." {...{ value, error, disabled }} onChange={setValue} />
  );
}

export const textAreaChapter: Chapter = {
  title: 'TextArea',
  shows: ['TextArea'],
  samples: [
    { name: 'Empty, with help', Content: () => <Comment /> },
    { name: 'With an error', Content: () => <Comment error="Please say a little more" /> },
    { name: 'Disabled', Content: () => <Comment disabled /> },
  ],
};

function Size({ error }: { error?: string }) {
  const notes = { error, help: 'Of pictures in the shop.' };
  return (
    <fieldset className="sa-field" {...describeField('sample-size', notes)}>
      <legend className="sa-field__label">Size</legend>
      <Text label="Width" suffix="px" start="600" inputMode="numeric" />
      <Text label="Height" suffix="px" start="400" inputMode="numeric" />
      <FieldMessages id="sample-size" {...notes} />
    </fieldset>
  );
}

export const fieldNotesChapter: Chapter = {
  title: 'FieldNotes',
  shows: ['FieldNotes'],
  samples: [{ name: 'Of several fields that are one', Content: () => <Size /> }],
};

const STATUSES = [
  { value: 'processing', label: 'Processing' },
  { value: 'on-hold', label: 'On hold' },
  { value: 'completed', label: 'Completed', disabled: true },
];

function Status({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState('processing');
  return (
    <Select
      label="Order status"
      options={STATUSES}
      value={value}
      onChange={setValue}
      error={error}
      disabled={disabled}
    />
  );
}

export const selectChapter: Chapter = {
  title: 'Select',
  shows: ['Select'],
  samples: [
    { name: 'A handful of options', Content: () => <Status /> },
    { name: 'With an error', Content: () => <Status error="Please choose a status" /> },
    { name: 'Disabled', Content: () => <Status disabled /> },
  ],
};

/** More than fit, so that the line about those left out is there to be looked at. */
const PLACES = Array.from({ length: 120 }, (_, index) => ({
  value: `P${index}`,
  label: `Region ${index + 1} — District ${(index * 7) % 12}`,
}));

function Place({ start = '', error, disabled }: { start?: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <SearchableSelect
      label="Country / Region"
      placeholder="Type to search"
      options={PLACES}
      value={value}
      onChange={setValue}
      error={error}
      disabled={disabled}
    />
  );
}

export const searchableSelectChapter: Chapter = {
  title: 'SearchableSelect',
  shows: [
    'SearchableSelect',
    'Combobox',
    'ComboboxAnchor',
    'ComboboxInput',
    'ComboboxOption',
    'ComboboxPopup',
  ],
  samples: [
    { name: 'Empty', opener: { name: 'Country / Region', by: 'arrow' }, Content: () => <Place /> },
    { name: 'Chosen', Content: () => <Place start="P7" /> },
    { name: 'With an error', Content: () => <Place error="Please select a country / region" /> },
    { name: 'Disabled', Content: () => <Place start="P7" disabled /> },
  ],
};

const ANSWERS = [
  { value: 'taxable', label: 'Product and shipping' },
  { value: 'shipping', label: 'Only shipping', help: 'The product itself costs no tax.' },
  { value: 'none', label: 'Don’t charge tax' },
];

function Answer({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState('taxable');
  return (
    <RadioGroup
      label="Charge sales tax on"
      options={ANSWERS}
      {...{ value, error, disabled }}
      onChange={setValue}
    />
  );
}

export const radioGroupChapter: Chapter = {
  title: 'RadioGroup',
  shows: ['RadioGroup'],
  samples: [
    { name: 'A few answers', Content: () => <Answer /> },
    { name: 'With an error', Content: () => <Answer error="Please choose one" /> },
    { name: 'Disabled', Content: () => <Answer disabled /> },
  ],
};

interface TickProps extends Omit<CheckboxProps, 'checked' | 'onChange'> {
  as: typeof Checkbox;
  start?: boolean;
}

function Tick({ as: Box, start = false, ...rest }: TickProps) {
  const [checked, setChecked] = useState(start);
  return <Box {...rest} checked={checked} onChange={setChecked} />;
}

export const tickChapter: Chapter = {
  title: 'Checkbox and Switch',
  shows: ['Checkbox', 'Switch'],
  samples: [
    {
      name: 'Checkboxes',
      Content: () => (
        <>
          <Tick as={Checkbox} label="Prices include tax" />
          <Tick as={Checkbox} label="Charge tax" start help="By where the customer lives." />
          <Tick as={Checkbox} label="Ship abroad" disabled />
        </>
      ),
    },
    {
      name: 'A checkbox with an error',
      Content: () => <Tick as={Checkbox} label="I agree to the terms" required error="Please agree first" />,
    },
    {
      name: 'Switches',
      Content: () => (
        <>
          <Tick as={Switch} label="Rest of the world" />
          <Tick as={Switch} label="Direct bank transfer" start help="Takes effect at once." />
          <Tick as={Switch} label="Local pickup" start disabled />
        </>
      ),
    },
  ],
};
