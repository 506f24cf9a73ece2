import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CustomRange } from './custom-range';

const meta = {
  title: 'Calendar/CustomRange',
  component: CustomRange,
  args: {
    settings: { dateFormat: 'F j, Y', locale: 'en_US', startOfWeek: 1, today: '2026-11-20' },
    days: { first: 'October 26, 2026', last: 'November 8, 2026' },
    shows: { first: true, last: true },
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [days, setDays] = useState(args.days);
    return <CustomRange {...args} days={days} onChange={setDays} />;
  },
} satisfies Meta<typeof CustomRange>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
