import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Html } from './html';

const meta = { title: 'UI/Html', component: Html } satisfies Meta<typeof Html>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {
  args: {
    html: '<strong>Set it up</strong> with <a href="#guide">the guide</a>, <em>then</em> save.<br>Done.',
  },
};

export const Sanitized: Story = { args: { html: '<img src=x onerror=alert(1)>Only the text stays.' } };
