import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fireEvent } from '@testing-library/dom';
import { Chart, type ChartProps } from './index';

const money = (value: number) => `$${value}`;
const POINTS = [
  { key: '1', label: '1 Mar', title: 'March 1, 2026' },
  { key: '2', label: '2 Mar', title: 'March 2, 2026' },
  { key: '3', label: '3 Mar', title: 'March 3, 2026' },
];
const PRESENT = { key: 'present', label: 'Month to date', values: [10, null, 30], total: '$40' };
const PREVIOUS = {
  key: 'previous',
  label: 'Previous year',
  values: [5, 6, 7],
  titles: ['March 1, 2025', 'March 2, 2025', 'March 3, 2025'],
  isComparison: true,
};

function show(props: Partial<ChartProps> = {}) {
  render(
    <Chart label="Total sales" type="line" points={POINTS} series={[PRESENT]} format={money} {...props} />,
  );
  return userEvent.setup();
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
});

test('moves through the points with the arrow keys', () => {
  show({ series: [PRESENT, PREVIOUS] });
  const reader = screen.getByRole('slider', { name: 'Data points of the chart Total sales' });
  expect(reader).toHaveAttribute(
    'aria-valuetext',
    'March 3, 2026: Month to date $30, Previous year (March 3, 2025) $7',
  );

  fireEvent.change(reader, { target: { value: '1' } });

  expect(reader).toHaveAttribute(
    'aria-valuetext',
    'March 2, 2026: Month to date –, Previous year (March 2, 2025) $6',
  );
});

test('calls onExplain on Enter and on the button of a point', async () => {
  const onExplain = jest.fn();
  const user = show({ onExplain });
  const reader = screen.getByRole('slider');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  fireEvent.change(reader, { target: { value: '0' } });
  fireEvent.keyDown(reader, { key: 'Enter' });
  await user.click(screen.getByRole('button', { name: 'How “Total sales” for March 1, 2026 is calculated' }));

  expect(onExplain.mock.calls).toEqual([[0], [0]]);
});

test('hides the values at a point on Escape and shows them at the next point', async () => {
  const user = show();
  const isShown = () => document.querySelector('.sa-chart__tip') !== null;
  await user.tab();
  expect(isShown()).toBe(true);

  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });

  expect(isShown()).toBe(true);
});

test('renders points that load later like points that were there at first', () => {
  const chart = (points: ChartProps['points']) => (
    <Chart label="Total sales" type="line" points={points} series={[PRESENT]} format={money} />
  );
  const { container, rerender } = render(chart([]));
  expect(container.querySelector('svg[viewBox]')).toBeNull();

  rerender(chart(POINTS));

  expect(container.querySelector('svg[viewBox="0 0 640 300"]')).toBeInTheDocument();
});

test('shows the same values in a table', () => {
  show({ series: [PRESENT, PREVIOUS] });
  const table = screen.getByRole('table', { name: 'Total sales' });

  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('March 1, 2026$10$5 (March 1, 2025)');
  expect(second).toHaveTextContent('March 2, 2026–$6 (March 2, 2025)');
});

test('shows a gap without a date for a point that has no comparison', () => {
  const points = [{ key: '0', label: '', title: 'February 29, 2024' }, ...POINTS.slice(0, 1)];
  show({
    points,
    series: [
      { ...PRESENT, values: [null, 10], titles: ['', 'March 1, 2026'] },
      { ...PREVIOUS, values: [5, null], titles: ['February 29, 2024', ''] },
    ],
  });
  const reader = screen.getByRole('slider');
  expect(reader).toHaveAttribute('aria-valuetext', 'March 1, 2026: Month to date $10, Previous year –');

  fireEvent.change(reader, { target: { value: '0' } });

  expect(reader).toHaveAttribute('aria-valuetext', 'February 29, 2024: Month to date –, Previous year $5');
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('February 29, 2024–$5');
  expect(second).toHaveTextContent('March 1, 2026$10–');
});

test('hides and shows series from the legend, but never hides the last one', async () => {
  const user = show({ series: [PRESENT, PREVIOUS] });
  const previous = screen.getByRole('button', { name: 'Previous year' });
  const present = screen.getByRole('button', { name: /Month to date/ });

  await user.click(previous);
  expect(previous).toHaveAttribute('aria-pressed', 'false');
  await user.click(present);
  expect(present).toHaveAttribute('aria-pressed', 'true');

  await user.click(previous);
  expect(previous).toHaveAttribute('aria-pressed', 'true');
});

test('clamps the selected point when the number of points shrinks', () => {
  const props = { label: 'Orders', type: 'bar', series: [PRESENT], format: money } as const;
  const { rerender } = render(<Chart {...props} points={POINTS} />);
  rerender(<Chart {...props} points={POINTS.slice(0, 1)} series={[{ ...PRESENT, values: [10] }]} />);

  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'March 1, 2026: Month to date $10');
});

test('shows a message over the chart when every value is zero or unknown', () => {
  show({
    points: POINTS,
    series: [
      { ...PRESENT, values: [0, null] },
      { ...PREVIOUS, values: [0, 0] },
    ],
  });
  expect(screen.getByText('No data recorded for the selected time period.')).toBeVisible();
  expect(screen.getByRole('slider')).toBeInTheDocument();
});

test('shows a message when there are no points', () => {
  show({ points: [], series: [{ ...PRESENT, values: [] }] });
  expect(screen.getByText('No data recorded for the selected time period.')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
