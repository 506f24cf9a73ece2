import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangePicker, type DateRangePickerProps, type RangeChoice } from './index';

type Name = 'today' | 'month' | 'last_7_days';

const PRESETS = [
  { value: 'today', label: 'Today' },
  { value: 'month', label: 'Month to date' },
  { value: 'last_7_days', label: 'Last 7 days' },
] as const;

const SETTINGS = { dateFormat: 'F j, Y', locale: 'en_US', startOfWeek: 1, today: '2026-11-20' };
const MONTH: RangeChoice<Name> = { period: 'month', compare: 'previous_year' };
const OWN: RangeChoice<Name> = {
  period: 'custom',
  compare: 'previous_period',
  after: '2026-11-02',
  before: '2026-11-10',
};

function show(props: Partial<DateRangePickerProps<Name>> = {}) {
  const onApply = jest.fn<void, [RangeChoice<Name>]>();
  render(
    <>
      <DateRangePicker
        value={MONTH}
        defaultValue={MONTH}
        presets={PRESETS}
        label={{
          period: 'Month to date (Nov 1 - 20, 2026)',
          comparison: 'vs. Previous year (Nov 1 - 20, 2025)',
        }}
        settings={SETTINGS}
        onApply={onApply}
        {...props}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), onApply };
}

const button = () => screen.getByRole('button', { name: /^Date range:/ });
const panel = () => screen.getByRole('dialog', { name: 'Choose a date range' });
const start = () => screen.getByRole('textbox', { name: 'Start date' });
const end = () => screen.getByRole('textbox', { name: 'End date' });
const day = (name: RegExp) => screen.findByRole('button', { name });

test('shows the date range and the comparison on the button', () => {
  show();

  expect(button()).toHaveAccessibleName(
    'Date range: Month to date (Nov 1 - 20, 2026) vs. Previous year (Nov 1 - 20, 2025)',
  );
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('applies a preset and a comparison with Update and restores focus', async () => {
  const { user, onApply } = show();
  await user.click(button());
  expect(screen.getByRole('radio', { name: 'Month to date' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Previous year' })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  await user.click(screen.getByRole('radio', { name: 'Previous period' }));
  expect(onApply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Update' }));

  expect(onApply).toHaveBeenCalledWith({ period: 'last_7_days', compare: 'previous_period' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveFocus());
});

test('selects a period by clicking its label in a page whose content can take focus', async () => {
  const { user, onApply } = show();
  document.querySelector<HTMLElement>('body > div')?.setAttribute('tabindex', '-1');
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Presets' })).toHaveFocus());

  await user.click(within(panel()).getByText('Last 7 days'));
  await user.click(screen.getByRole('button', { name: 'Update' }));

  expect(onApply).toHaveBeenCalledWith({ period: 'last_7_days', compare: 'previous_year' });
});

test('resets to the default range of the store', async () => {
  const { user, onApply } = show({ value: OWN });
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Reset' }));

  expect(screen.getByRole('radio', { name: 'Month to date' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onApply).toHaveBeenCalledWith(MONTH);
});

test('discards changes on Escape', async () => {
  const { user, onApply } = show();
  await user.click(button());
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveFocus());
  expect(onApply).not.toHaveBeenCalled();
  await user.click(button());
  expect(screen.getByRole('radio', { name: 'Month to date' })).toBeChecked();
});

test('closes when focus moves elsewhere and does not take focus back', async () => {
  const { user } = show();
  await user.click(button());
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(button());
  act(() => screen.getByRole('button', { name: 'Update' }).focus());
  await user.tab();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('moves between tabs with the arrow keys', async () => {
  const { user } = show();
  await user.click(button());
  const presets = within(panel()).getByRole('tab', { name: 'Presets', selected: true });
  await waitFor(() => expect(presets).toHaveFocus());

  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Custom', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Custom' })).toContainElement(start());
  await day(/^Friday, November 20, 2026/);

  await user.keyboard('{Home}');
  expect(presets).toHaveFocus();
});

describe('typing', () => {
  async function openCustom(props: Partial<DateRangePickerProps<Name>> = {}) {
    const view = show(props);
    await view.user.click(button());
    await view.user.click(screen.getByRole('tab', { name: 'Custom' }));
    await day(/^Friday, November 20, 2026/);
    return view;
  }

  test.each([
    ["in the store's format", 'October 5, 2026', 'November 3, 2026'],
    ['in ISO format', '2026-10-05', '2026-11-03'],
  ])('%s, a range is accepted', async (_, first, last) => {
    const { user, onApply } = await openCustom();
    await user.type(start(), first);
    await user.type(end(), last);
    expect(start()).toHaveValue('October 5, 2026');
    await user.keyboard('{Enter}');

    expect(onApply).toHaveBeenCalledWith({
      period: 'custom',
      compare: 'previous_year',
      after: '2026-10-05',
      before: '2026-11-03',
    });
  });

  test.each([
    ['an empty field', '', '', 'Enter a date', 'Enter a date'],
    ['an invalid date', 'soon', '2026-11-03', 'Enter a date in the format November 20, 2026', ''],
    [
      'an end date before the start date',
      '2026-11-03',
      '2026-11-01',
      '',
      'Start date must be before end date',
    ],
    ['a date in the future', '2026-11-03', '2026-11-21', '', 'This date is in the future'],
  ])('shows an error at the field for %s', async (_, first, last, firstError, lastError) => {
    const { user, onApply } = await openCustom();
    if (first) await user.type(start(), first);
    if (last) await user.type(end(), last);
    await user.click(screen.getByRole('button', { name: 'Update' }));

    expect(start()).toHaveAccessibleDescription(firstError);
    expect(end()).toHaveAccessibleDescription(lastError);
    await waitFor(() => expect(firstError ? start() : end()).toHaveFocus());
    expect(onApply).not.toHaveBeenCalled();
  });

  test('shows an error in a field on blur', async () => {
    const { user } = await openCustom();
    await user.type(start(), 'soon');
    expect(start()).toBeValid();
    await user.tab();

    expect(start()).toBeInvalid();
    expect(start()).toHaveAccessibleDescription('Enter a date in the format November 20, 2026');
  });

  test('updates the calendar while a date is typed', async () => {
    const { user } = await openCustom();
    await user.type(start(), '2026-03-02');
    await user.type(end(), '2026-03-06');

    expect(await day(/^Monday, March 2, 2026, first day$/)).toBeVisible();
    expect(await day(/^Friday, March 6, 2026, last day$/)).toBeVisible();
  });
});

describe('the calendar', () => {
  async function openCalendar(props: Partial<DateRangePickerProps<Name>> = {}) {
    const view = show({ value: OWN, ...props });
    await view.user.click(button());
    await screen.findByRole('grid', { name: 'November 2026' });
    return view;
  }

  test('marks the selected days and today in the time zone of the store', async () => {
    await openCalendar();

    expect(start()).toHaveValue('November 2, 2026');
    expect(await day(/^Monday, November 2, 2026, first day$/)).toBeVisible();
    expect(await day(/^Tuesday, November 10, 2026, last day$/)).toBeVisible();
    expect(await day(/^Friday, November 20, 2026, today$/)).toBeVisible();
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
    expect(await day(/^Saturday, November 21, 2026/)).toBeDisabled();
  });

  test.each([
    [1, 'Mon'],
    [0, 'Sun'],
    [6, 'Sat'],
  ])('starts weeks on the start day set in the store (%d)', async (startOfWeek, first) => {
    await openCalendar({ settings: { ...SETTINGS, startOfWeek } });

    expect(screen.getByRole('grid').querySelector('th')).toHaveTextContent(first);
  });

  test('selects a range with two clicks in any order', async () => {
    const { user, onApply } = await openCalendar();
    await user.click(await day(/^Thursday, November 12/));
    expect(end()).toHaveValue('');
    await user.click(await day(/^Wednesday, November 4/));

    expect(start()).toHaveValue('November 4, 2026');
    expect(end()).toHaveValue('November 12, 2026');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(onApply).toHaveBeenCalledWith({ ...OWN, after: '2026-11-04', before: '2026-11-12' });
  });

  test('supports the keyboard shortcuts of a date grid', async () => {
    const { user } = await openCalendar();
    const first = await day(/^Monday, November 2,/);
    act(() => first.focus());

    await user.keyboard('{PageUp}');
    await waitFor(async () => expect(await day(/^Friday, October 2,/)).toHaveFocus());
    await user.keyboard('{Enter}{ArrowDown}{ArrowRight}');
    await waitFor(async () => expect(await day(/^Saturday, October 10,/)).toHaveFocus());
    await user.keyboard('{Enter}');

    expect(start()).toHaveValue('October 2, 2026');
    expect(end()).toHaveValue('October 10, 2026');
  });

  test('moves between months, but not past today', async () => {
    const { user } = await openCalendar();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));

    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
  });

  test('uses the language of the store', async () => {
    await openCalendar({ settings: { ...SETTINGS, locale: 'de_DE', dateFormat: 'j. F Y' } }).catch(
      () => undefined,
    );

    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(await day(/^Freitag, 20. November 2026, today$/)).toBeVisible();
    expect(start()).toHaveValue('2. November 2026');
  });

  test('adds no inline styles, which a content security policy may block', async () => {
    await openCalendar();

    expect(document.querySelectorAll('style')).toHaveLength(0);
    expect(panel().querySelectorAll('.sa-months [style]')).toHaveLength(0);
  });
});

test.each([
  ['en_US', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  ['fa_IR', ['د', 'س', 'چ', 'پ', 'ج', 'ش', 'ی']],
  ['ar', ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح']],
])('shows short names for the weekday columns in %s', async (locale, expected) => {
  show({ value: OWN, settings: { ...SETTINGS, locale } });
  await userEvent.click(screen.getByRole('button', { name: /^Date range/ }));

  const month = (await screen.findAllByRole('grid'))[0] ?? document.body;
  const names = [...month.querySelectorAll('.sa-months__weekday')].map(({ textContent }) => textContent);
  expect(names).toEqual(expected);
});
