import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RichText } from './rich-text';

const meta = {
  title: 'RichText',
  component: RichText,
  args: { label: 'Description', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RichText {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    rows: 3,
    help: 'Appears next to the image.',
  },
};

/** Has HTML that the toolbar does not offer, and a shortcode. */
export const LegacyHtml: Story = {
  args: {
    value: `<h2>The harbour mug</h2>
<p class="lead">Holds <strong>12 oz</strong> and a <a href="https://store.example/lid">lid</a>.</p>
<ul>
<li>Stoneware</li>
<li>Made in <em>Bristol</em></li>
</ul>
<table class="sizes"><tr><td>Height</td><td>10 cm</td></tr></table>

[gallery ids="1,2"]`,
  },
};

export const WithError: Story = { args: { rows: 3, required: true, error: 'Enter a description' } };

export const Disabled: Story = { args: { rows: 2, value: '<p>No returns.</p>', disabled: true } };
