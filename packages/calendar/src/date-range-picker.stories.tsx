import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from '@admin/ui';
import { fn, screen } from 'storybook/test';
import { DateRangePicker } from './date-range-picker';

const meta = {
  title: 'Calendar/DateRangePicker',
  component: DateRangePicker,
  subcomponents: { Tabs },
  args: {
    value: { period: 'month', compare: 'previous_year' },
    defaultValue: { period: 'month', compare: 'previous_year' },
    presets: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'Week to date' },
      { value: 'last_week', label: 'Last week' },
      { value: 'month', label: 'Month to date' },
      { value: 'last_30_days', label: 'Last 30 days' },
    ],
    label: {
      period: 'Month to date (Nov 1 - 20, 2026)',
      comparison: 'vs. Previous year (Nov 1 - 20, 2025)',
    },
    settings: { dateFormat: 'F j, Y', locale: 'en_US', startOfWeek: 1, today: '2026-11-20' },
    onApply: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {};

export const Custom: Story = {
  args: {
    value: { period: 'custom', compare: 'previous_period', after: '2026-10-26', before: '2026-11-08' },
    label: {
      period: 'Custom (Oct 26 - Nov 8, 2026)',
      comparison: 'vs. Previous period (Oct 12 - 25, 2026)',
    },
  },
};
