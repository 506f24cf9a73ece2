import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getQuery } from '@admin/navigation';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { Chart, type ChartProps } from './charts';

/** Returns the rows of the table for screen readers. */
function readRows(props: ChartProps, { dateFormat = 'F j, Y', timeFormat = 'g:i a' } = {}): string[] {
  setHost({ ...buildHost({ admin: { dateFormat } }), timeFormat });
  render(<Chart title="Visits" {...props} />);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
}

test('shows the date of the value compared with', () => {
  const data = [
    {
      date: '2024-02-29T00:00:00',
      primary: { label: 'Last month', labelDate: '2024-02-29T00:00:00', value: 7 },
      secondary: { label: 'Previous year', labelDate: '2023-02-28T00:00:00', value: 5 },
    },
  ];

  expect(readRows({ data })).toEqual(['February 29, 202475 (February 28, 2023)']);
});

test.each([
  ['hour', '2024-02-29 2:00 pm7'],
  ['day', '2024-02-297'],
  ['month', '2024-027'],
  ['year', '20247'],
])("formats dates by %s in the store's format", (interval, row) => {
  const data = [{ date: '2024-02-29T14:00:00', visits: 7 }];

  expect(readRows({ data, interval }, { dateFormat: 'Y-m-d' })).toEqual([row]);
});

test('changes the interval, also when there is no data', async () => {
  setHost(buildHost());
  getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Facme');
  render(<Chart title="Visits" interval="day" allowedIntervals={['day', 'week']} />);
  expect(screen.getByText('No data recorded for the selected time period.')).toBeVisible();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Interval' }), 'By week');

  expect(getQuery()).toMatchObject({ interval: 'week' });
});

test('formats amounts in the given currency', () => {
  const data = [{ date: '2024-02-29T00:00:00', visits: 7 }];
  const currency = {
    code: 'EUR',
    symbol: '€',
    symbolPosition: 'right_space',
    decimalSeparator: ',',
  } as const;

  expect(readRows({ data, currency, valueType: 'currency' })).toEqual(['February 29, 20247,00\u00a0€']);
});
