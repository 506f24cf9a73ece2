import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from './icon';
import { ICON_NAMES } from './shapes';

const meta = { title: 'UI/Icon', component: Icon, args: { name: 'store' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 48 } };

export const All: Story = {
  render: (args) => (
    <>
      {ICON_NAMES.map((name) => (
        <div key={name} style={{ inlineSize: '140px' }}>
          <Icon {...args} name={name} /> {name}
        </div>
      ))}
    </>
  ),
};
