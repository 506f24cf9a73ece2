import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Combobox, ComboboxAnchor, ComboboxInput, ComboboxOption, ComboboxPopup } from './combobox';
import { SearchableSelect } from './searchable-select';

/** More than the list shows at once. */
const REGIONS = Array.from({ length: 120 }, (_, index) => ({
  value: `P${index}`,
  label: `Region ${index + 1} — District ${(index * 7) % 12}`,
}));

const meta = {
  title: 'UI/SearchableSelect',
  component: SearchableSelect,
  subcomponents: { Combobox, ComboboxAnchor, ComboboxInput, ComboboxOption, ComboboxPopup },
  args: {
    label: 'Country / Region',
    placeholder: 'Type to search',
    options: REGIONS,
    value: '',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchableSelect {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchableSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}');
    await screen.findByRole('listbox');
  },
};

export const Selected: Story = { args: { value: 'P7' } };

export const WithError: Story = { args: { error: 'Please select a country / region' } };

export const Disabled: Story = { args: { value: 'P7', disabled: true } };
