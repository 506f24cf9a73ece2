import { Chart, type ChartSeries } from '@admin/charts';
import type { Chapter } from '../chapter';

const money = (value: number) => `$${value.toLocaleString('en', { maximumFractionDigits: 0 })}`;
const DAYS = 31;

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: `${(index % DAYS) + 1} Mar`,
    title: `March ${(index % DAYS) + 1}, 2026`,
  }));

/** A week's rhythm on a slow rise: the same every time. */
const sales = (count: number, level: number) =>
  Array.from(
    { length: count },
    (_, index) => level * (1 + 0.4 * Math.sin((index * 2 * Math.PI) / 7) + index / count),
  );

const present = (count: number): ChartSeries => ({
  key: 'present',
  label: 'Month to date',
  values: sales(count, 900),
  total: '$41,850',
});
const previous = (count: number): ChartSeries => ({
  key: 'previous',
  label: 'Previous year',
  values: sales(count, 700),
  total: '$32,550',
  isComparison: true,
});

const products = ['Teapot', 'Cup', 'Tray', 'Kettle', 'Sieve', 'Tin', 'Spoon', 'Cosy'].map((label, index) => ({
  key: label,
  label,
  values: sales(14, 200 + index * 90),
}));

export const chartChapter: Chapter = {
  title: 'Chart',
  shows: ['Chart'],
  samples: [
    {
      name: 'A line and what it is compared with',
      Content: () => (
        <Chart
          label="Total sales"
          type="line"
          points={points(DAYS)}
          series={[present(DAYS), previous(DAYS)]}
          format={money}
        />
      ),
    },
    {
      name: 'Bars',
      Content: () => (
        <Chart
          label="Net sales"
          type="bar"
          points={points(14)}
          series={[present(14), previous(14)]}
          format={money}
        />
      ),
    },
    {
      name: 'Eight at once',
      Content: () => (
        <Chart label="Items sold" type="line" points={points(14)} series={products} format={money} />
      ),
    },
    {
      name: '400 points, some below zero, some unknown',
      Content: () => (
        <Chart
          label="Returns and sales"
          type="line"
          points={points(400)}
          series={[
            {
              key: 'present',
              label: 'Balance',
              values: sales(400, 900).map((value, index) => (index % 90 > 80 ? null : value - 1000)),
            },
          ]}
          format={money}
        />
      ),
    },
    {
      name: 'A single point',
      Content: () => (
        <Chart label="Orders" type="line" points={points(1)} series={[{ ...present(1) }]} format={money} />
      ),
    },
    {
      name: 'No data',
      Content: () => <Chart label="Downloads" type="bar" points={[]} series={[present(0)]} format={money} />,
    },
  ],
};
