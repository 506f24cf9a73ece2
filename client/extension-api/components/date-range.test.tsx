import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import moment from 'moment';
import { useState, type ComponentProps } from 'react';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { componentsNamespace as c } from './index';

beforeEach(() => setHost(buildHost()));

describe('date range', () => {
  type Props = ComponentProps<typeof c.DateRange>;
  type Change = Parameters<Props['onUpdate']>[0];

  /** Renders the component in an extension that keeps the selected dates, as all of them do. */
  function open(props: Partial<Props> = {}) {
    const told = jest.fn<void, [Change]>();
    function Acme() {
      const [range, setRange] = useState<Change>({
        after: moment('2026-11-02'),
        before: moment('2026-11-10'),
      });
      const update = (change: Change) => {
        told(change);
        setRange((before) => ({ ...before, ...change }));
      };
      return <c.DateRange shortDateFormat="DD.MM.YYYY" {...range} {...props} onUpdate={update} />;
    }
    // By label only: queries by role are slow for this many days.
    const day = (date: string) => screen.findByLabelText(new RegExp(`, ${date}`));
    render(<Acme />);
    return { user: userEvent.setup(), told, day };
  }

  beforeEach(() => {
    // Fakes only the clock; timers and lazy chunks still work.
    jest.useFakeTimers({
      now: new Date('2026-11-20T12:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
    });
  });

  afterEach(() => jest.useRealTimers());

  test('reports two clicked dates as moments and texts', async () => {
    const { user, told, day } = open();
    expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveValue('02.11.2026');

    await user.click(await day('04.11.2026'));
    await user.click(await day('12.11.2026'));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('12.11.2026'));
    const [first, last] = told.mock.calls.map(([change]) => change);
    expect(first).toMatchObject({ afterText: '04.11.2026', afterError: null, before: null });
    expect(first?.after?.format('YYYY-MM-DD')).toBe('2026-11-04');
    expect(last?.before?.format('YYYY-MM-DD')).toBe('2026-11-12');
  });

  test('reports a typed date with its error', async () => {
    const { user, told } = open();
    const end = screen.getByRole('textbox', { name: 'End date' });

    await user.clear(end);
    await user.type(end, '01.11.2026');

    expect(await screen.findByText('End date must be after start date')).toBeVisible();
    expect(told).toHaveBeenLastCalledWith({
      before: null,
      beforeText: '01.11.2026',
      beforeError: 'End date must be after start date',
    });
  });

  test.each([
    ['future', '21', '20'],
    ['past', '19', '20'],
    [(day: moment.Moment) => day.date() === 9, '09', '08'],
  ] as const)('disables invalid days (%s)', async (invalidDays, closed, free) => {
    const { day } = open({ invalidDays });

    expect(await day(`${closed}.11.2026`)).toBeDisabled();
    expect(await day(`${free}.11.2026`)).toBeEnabled();
  });
});
