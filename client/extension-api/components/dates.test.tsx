import { render, screen, within } from '@testing-library/react';
import moment from 'moment';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { DateText } from './date-text';
import { Timeline } from './timeline';

/** Far from the browser's time zone, whatever that is. */
beforeEach(() => setHost(buildHost({ admin: { timeZone: '+14:00' } })));

describe('Date', () => {
  test.each([
    ['2026-11-22T23:05:00', '2026-11-22 23:05'],
    ['2026-11-22', '2026-11-22 00:00'],
    [new Date(2026, 10, 22, 1, 5), '2026-11-22 01:05'],
    [moment.parseZone('2026-11-22T23:05:00-11:00'), '2026-11-22 23:05'],
  ])('writes %s as it is given', (date, text) => {
    render(<DateText date={date} visibleFormat="Y-m-d H:i" />);

    expect(screen.getByText(text)).toBeVisible();
  });

  test('has another text for screen readers', () => {
    render(<DateText date="2026-11-22" visibleFormat="n/j" screenReaderFormat="F j" />);

    expect(screen.getByText('11/22')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('November 22')).toBeVisible();
  });
});

describe('Timeline', () => {
  const items = [
    { date: new Date(2026, 10, 21, 9, 5), headline: 'Paid', body: ['By card'] },
    { date: new Date(2026, 10, 22, 14, 0), headline: 'Sent' },
    { date: new Date(2026, 10, 21, 8, 0), headline: 'Ordered', hideTimestamp: true },
  ];
  const groups = () =>
    screen.getAllByRole('heading').map((heading) => {
      const entries = within(screen.getByRole('list', { name: heading.textContent })).getAllByRole(
        'listitem',
      );
      return [heading.textContent, ...entries.map(({ textContent }) => textContent)];
    });

  test('groups events by day, the latest first', () => {
    render(<Timeline items={items} />);

    expect(groups()).toEqual([
      ['November 22, 2026', 'Sent2:00pm'],
      ['November 21, 2026', 'PaidBy card9:05am', 'Ordered'],
    ]);
  });

  test('groups by month, oldest first, in given formats', () => {
    render(<Timeline items={items} groupBy="month" orderBy="asc" dateFormat="F Y" clockFormat="H:i" />);

    expect(groups()).toEqual([['November 2026', 'Ordered', 'PaidBy card09:05', 'Sent14:00']]);
  });
});
