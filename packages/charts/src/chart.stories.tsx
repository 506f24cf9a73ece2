import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Chart } from './chart';
import type { ChartSeries } from './types';

const MONTH = 31;

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: `${(index % MONTH) + 1} Mar`,
    title: `March ${(index % MONTH) + 1}, 2026`,
  }));

/** Rises slowly and swings every week, without chance. */
const sales = (count: number, level: number) =>
  Array.from(
    { length: count },
    (_, index) => level * (1 + 0.4 * Math.sin((index * 2 * Math.PI) / 7) + index / count),
  );

const primary = (count: number): ChartSeries => ({
  key: 'primary',
  label: 'Month to date',
  values: sales(count, 900),
  total: '$41,850',
});

const compared = (count: number): ChartSeries[] => [
  primary(count),
  {
    key: 'secondary',
    label: 'Previous year',
    values: sales(count, 700),
    total: '$32,550',
    isComparison: true,
  },
];

const meta = {
  title: 'Charts/Chart',
  component: Chart,
  args: {
    label: 'Total sales',
    type: 'line',
    points: points(MONTH),
    series: compared(MONTH),
    format: (value) => `$${value.toLocaleString('en', { maximumFractionDigits: 0 })}`,
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Bars: Story = { args: { type: 'bar', points: points(14), series: compared(14) } };

export const EightSeries: Story = {
  args: {
    points: points(14),
    series: ['Teapot', 'Cup', 'Tray', 'Kettle', 'Sieve', 'Tin', 'Spoon', 'Cozy'].map((label, index) => ({
      key: label,
      label,
      values: sales(14, 200 + index * 90),
    })),
  },
};

export const NegativeAndMissingValues: Story = {
  args: {
    points: points(400),
    series: [
      {
        key: 'balance',
        label: 'Balance',
        values: sales(400, 900).map((value, index) => (index % 90 > 80 ? null : value - 1000)),
      },
    ],
  },
};

export const SinglePoint: Story = { args: { points: points(1), series: [primary(1)] } };

export const NoData: Story = { args: { type: 'bar', points: [], series: [primary(0)] } };
