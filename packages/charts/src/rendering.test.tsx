import { render } from '@testing-library/react';
import { PointTooltip } from './cursor';
import { linePath } from './paths';
import { Plot } from './plot';
import { createScales } from './scales';

const SERIES = [{ key: 'a', label: 'Returns', values: [-2], color: 1 }];
const POINTS = [{ key: '1', label: '1 Mar', title: 'March 1, 2026' }];
const SIZE = { width: 300, height: 200, isReversed: true };

test('keeps signs before axis values in right-to-left pages', () => {
  const formatTick = (value: number) => `${value}`;
  const scales = createScales(SERIES, { ...SIZE, count: 1, formatTick });
  const { container } = render(
    <svg>
      <Plot {...SIZE} type="line" points={POINTS} series={SERIES} scales={scales} />
    </svg>,
  );

  const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels).toContain('\u2068-2\u2069');
});

test('draws a comparison behind the other lines', () => {
  const present = { key: 'present', label: 'Present', values: [1, 2], color: 0 };
  const previous = { key: 'previous', label: 'Previous', values: [2, 1], color: 1, isComparison: true };
  const series = [present, previous];
  const scales = createScales(series, { ...SIZE, count: 2, formatTick: String });
  const { container } = render(
    <svg>
      <Plot {...SIZE} type="line" points={POINTS} series={series} scales={scales} />
    </svg>,
  );

  const last = container.querySelector('svg > :last-child > .sa-chart__line');
  expect(last).toHaveAttribute('d', linePath(present, scales));
});

test.each([
  ['beside the point', 900, 100, { left: '112px', right: '' }],
  ['on the other side of the point', 900, 800, { left: '', right: '112px' }],
  ['across a narrow chart', 250, 130, { left: '0px', right: '0px' }],
])('places the tooltip %s', (_where, width, x, expected) => {
  const reading = { key: 'a', label: 'Returns', title: 'March 1, 2026', value: '-$2.00' };
  const { container } = render(
    <PointTooltip type="line" readings={[reading]} series={SERIES} x={x} width={width} />,
  );

  const { left, right } = container.querySelector<HTMLElement>('.sa-chart__tip')?.style ?? {};
  expect({ left, right }).toEqual(expected);
});
