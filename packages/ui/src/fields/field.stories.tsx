import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { describeField, FieldLayout, FieldMessages } from './field';
import { TextField } from './text-field';

const meta = {
  title: 'UI/FieldMessages',
  component: FieldMessages,
  subcomponents: { FieldLayout },
  args: { id: 'size', help: 'Of product images.' },
} satisfies Meta<typeof FieldMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fieldset has one help text for several fields. */
export const OfFieldset: Story = {
  render: (args) => (
    <fieldset className="sa-field" {...describeField(args.id, args)}>
      <legend className="sa-field__label">Size</legend>
      <TextField label="Width" suffix="px" value="600" onChange={() => undefined} />
      <TextField label="Height" suffix="px" value="400" onChange={() => undefined} />
      <FieldMessages {...args} />
    </fieldset>
  ),
};

export const WithError: Story = { ...OfFieldset, args: { error: 'Enter a width of at most 4000 px' } };
