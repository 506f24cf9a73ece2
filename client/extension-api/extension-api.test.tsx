import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch as hostDispatch, select as hostSelect } from '@wordpress/data';
import moment from 'moment';
import { useContext, type ReactNode } from 'react';
import { createRegistry } from '@admin/data';
import { addFilter, removeFilter } from '@admin/extensions';
import { FilterBarEndContext } from '@admin/filters';
import { setHost } from '@admin/host';
import { getHistory, getQuery } from '@admin/navigation';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { TableFileContext } from '@admin/table';
import { buildHost, api, buildUser } from '@admin/testing';
import { createNamespaces, offerGlobals } from './index';

const EURO = {
  code: 'EUR',
  symbol: '€',
  symbolPosition: 'right_space',
  decimalSeparator: ',',
  thousandSeparator: '.',
} as const;

/** All tests share one page, because they share the platform's registry. */
const user = buildUser({
  capabilities: { manage_woocommerce: true },
  woocommerce_meta: { homepage_layout: '"two_columns"' },
});

beforeAll(() => {
  const registry = createRegistry();
  registry.register(userStore);
  hydrateCurrentUser(registry, user);
  offerGlobals(window, { registry, isAlone: true });
});

beforeEach(() => {
  setHost(buildHost({ admin: { timeZone: '+02:00', currentUserData: user } }));
  getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=%2Facme&period=week');
});

const { components: c, currency, csvExport, data, date, navigation, number } = createNamespaces();
const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });

/** The names that public extensions use most (extension surface, section 3.6). */
const NAMES =
  'ReportFilters TableCard Table TableSummary TablePlaceholder EmptyTable SummaryList SummaryNumber SummaryListPlaceholder SummaryNumberPlaceholder Chart ChartPlaceholder Link Section SectionHeader H Search SelectControl Spinner Stepper Form useFormContext EllipsisMenu MenuItem MenuTitle EmptyContent Date Pill OrderStatus Rating ProductRating ReviewRating FilterPicker DateRangeFilterPicker AdvancedFilters CompareFilter CompareButton Pagination Tag TextControl TextControlWithAffixes ViewMoreList List ListItem Plugins'.split(
    ' ',
  );

test('exports the most used components', () => {
  expect(Object.keys(c)).toEqual(expect.arrayContaining(NAMES));
});

describe('currency', () => {
  test("formats amounts in the store's currency or a given one", () => {
    expect(currency.default().formatAmount(-1234.5)).toBe('-$1,234.50');
    expect(currency.CurrencyFactory(EURO).formatAmount('1234.5')).toBe('1.234,50\u00a0€');
    expect(currency.CurrencyFactory(EURO).formatAmount(1, true)).toBe('1,00\u00a0EUR');
    expect(currency.CurrencyFactory().formatAmount('no number')).toBe('');
    expect(currency.CurrencyFactory({ precision: 1 }).formatDecimal('1.25')).toBe(1.3);
  });

  test('lets extensions filter the currency of a report', () => {
    const toEuro = (shop: object, query: { acme?: string }) => (query.acme ? { ...shop, ...EURO } : shop);
    addFilter('woocommerce_admin_report_currency', 'acme', toEuro);

    expect(currency.getFilteredCurrencyInstance({ acme: 'yes' }).getCurrencyConfig().code).toBe('EUR');
    expect(currency.getFilteredCurrencyInstance({}).getCurrencyConfig().code).toBe('USD');

    getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=%2Facme&acme=yes');
    function Price() {
      return useContext(currency.CurrencyContext).formatAmount(1234.5);
    }
    const { container } = show(<Price />);
    expect(container).toHaveTextContent('€1.234,50');

    removeFilter('woocommerce_admin_report_currency', 'acme');
  });
});

test('formats numbers and values, calculates changes and parses numbers', () => {
  expect(number.numberFormat({ precision: 2, thousandSeparator: '.', decimalSeparator: ',' }, 1234.5)).toBe(
    '1.234,50',
  );
  expect(number.numberFormat({}, 'no number')).toBe('');
  expect(number.formatValue({}, 'average', 2.6)).toBe(3);
  expect(number.formatValue({}, 'number', null)).toBeNull();
  expect(number.calculateDelta(15, 10)).toBe(50);
  expect(number.calculateDelta(1, 0)).toBe(0);
  expect(number.parseNumber({ thousandSeparator: '.', decimalSeparator: ',' }, '1.234,5')).toBe(1234.5);
});

describe('dates', () => {
  beforeEach(() => {
    // Fakes only the clock; timers and requests still work.
    jest.useFakeTimers({
      now: new Date('2026-11-20T12:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
    });
  });

  afterEach(() => jest.useRealTimers());

  test("returns the current and previous ranges in the store's time zone", () => {
    const { primary, secondary } = date.getCurrentDates({ period: 'last_month', compare: 'previous_period' });

    expect(primary).toMatchObject({ label: 'Last month', range: 'Oct 1 - 31, 2026' });
    expect(date.appendTimestamp(primary.before, 'end')).toBe('2026-10-31T23:59:59');
    expect(secondary).toMatchObject({ label: 'Previous period', range: 'Sep 1 - 30, 2026' });
    expect(date.getStoreTimeZoneMoment().format('HH:mm')).toBe('14:00');
  });

  test('returns moments and intervals for dates in the address', () => {
    const query = { period: 'custom', after: '2026-11-01', before: '2026-11-05', compare: 'previous_year' };
    const params = date.getDateParamsFromQuery(query);

    expect(params.after?.format(date.isoDateFormat)).toBe('2026-11-01');
    expect(date.getIntervalForQuery(query)).toBe('day');
    expect(date.getAllowedIntervalsForQuery(query)).toContain('hour');
    expect(
      date
        .getPreviousDate('2026-11-03', '2026-11-01', '2026-10-27', 'previous_period', 'day')
        .format('MM-DD'),
    ).toBe('10-29');
  });

  test('validates typed dates', () => {
    const check = (value: string) =>
      date.validateDateInputForRange('after', value, moment('2026-11-10'), null, 'MM/DD/YYYY');

    expect(check('11/05/2026')).toMatchObject({ date: expect.anything() });
    expect(check('soon').error).toBe(date.dateValidationMessages.invalid);
    expect(check('12/24/2026').error).toBe(date.dateValidationMessages.future);
    expect(check('11/15/2026').error).toBe(date.dateValidationMessages.startAfterEnd);
  });
});

test('never shows or queues customer effort surveys', async () => {
  const { customerEffortScore: ces } = createNamespaces();
  const asked = jest.fn();
  const { container } = show(<ces.CustomerEffortScore recordScoreCallback={asked} />);
  const { addCesSurvey } = hostDispatch(ces.STORE_KEY) as { addCesSurvey: (survey: object) => Promise<void> };
  const { getCesSurveyQueue } = hostSelect(ces.STORE_KEY) as unknown as { getCesSurveyQueue: () => unknown };

  await addCesSurvey({ action: 'acme', onSubmit: asked });
  ces.addExitPage('acme');

  expect(container).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
  expect(ces.getExitPageData()).toEqual([]);
  expect(getCesSurveyQueue()).toEqual([]);
  expect(ces.getStoreAgeInWeeks(Date.now() / 1000 - 15 * 24 * 3600)).toBe(2);
});

test('escapes formulas in CSV files', () => {
  const rows = [[{ value: '=1+1' }, { value: 2 }]];

  expect(csvExport.generateCSVDataFromTable([{ label: 'A' }, { label: 'B' }], rows)).toBe(
    "\uFEFFA,B\r\n'=1+1,2\r\n",
  );
  expect(csvExport.generateCSVFileName('Acme Report', { after: '2026-11-01' })).toMatch(
    /^acme-report_\d{4}-\d{2}-\d{2}_after-2026-11-01\.csv$/,
  );
});

describe('navigation', () => {
  test('updates the query when a sort or compare control changes', () => {
    navigation.onQueryChange('sort')('total', 'asc');
    expect(getQuery()).toMatchObject({ path: '/acme', orderby: 'total', order: 'asc' });

    navigation.onQueryChange('compare')('products', 'filter', '1,2');
    expect(getQuery()).toMatchObject({ filter: 'compare-products', products: '1,2' });
  });

  test('parses ids and search words', () => {
    expect(navigation.getIdsFromQuery('3,x,3,4')).toEqual([3, 4]);
    expect(navigation.getSearchWords({ search: 'mug,tea%2Cpot' })).toEqual(['mug', 'tea,pot']);
    expect(() => navigation.getSearchWords({ search: 4 })).toThrow('search');
  });
});

describe('data', () => {
  test('requests report data with the filters, for both calling styles', async () => {
    const filters = [
      {
        label: 'Show',
        staticParams: [],
        param: 'acme',
        showFilters: () => true,
        filters: [{ label: 'Blue', value: 'blue' }],
      },
    ];
    api
      .get(
        '/wc-analytics/reports/acme/stats',
        (asked) => asked['acme'] === 'blue' && asked['other'] === undefined,
      )
      .times(2)
      .reply(200, { totals: { score: 4 }, intervals: [] });
    const options = { endpoint: 'acme', query: { acme: 'blue', other: '1' }, filters, fields: ['score'] };
    expect(data.getSummaryNumbers(options)).toMatchObject({ isRequesting: true, isError: false });

    await waitFor(() => expect(data.getSummaryNumbers(options).isRequesting).toBe(false));

    expect(data.getSummaryNumbers(options).totals.primary).toEqual({ score: 4 });
    const older = { ...options, select: (store: string): unknown => hostSelect(store) };
    expect(data.getReportChartData(older)).toMatchObject({
      isEmpty: true,
      data: { totals: {}, intervals: [] },
    });
  });

  test('builds the query for a page of a table', () => {
    const query = {
      path: '/acme',
      paged: '2',
      orderby: 'score',
      order: 'asc',
      period: 'today',
      compare: 'previous_year',
    };
    expect(
      data.getReportTableQuery({ endpoint: 'acme', query, tableQuery: { extended: true } }),
    ).toMatchObject({
      page: '2',
      per_page: 25,
      orderby: 'score',
      order: 'asc',
      extended: true,
      after: expect.stringMatching(/T00:00:00$/),
    });
  });

  test('reads and saves user preferences', async () => {
    api
      .post(
        '/wp/v2/users/me',
        { woocommerce_meta: { homepage_layout: '"single_column"' } },
        { _fields: 'id,woocommerce_meta' },
      )
      .reply(200, buildUser({ woocommerce_meta: { homepage_layout: '"single_column"' } }));
    function Layout() {
      const { currentUserCan } = data.useUser();
      const { updateUserPreferences, ...preferences } = data.useUserPreferences();
      const change = () => void updateUserPreferences({ homepage_layout: 'single_column' });
      return (
        <button type="button" disabled={!currentUserCan('manage_woocommerce')} onClick={change}>
          {String(preferences['homepage_layout'])}
        </button>
      );
    }
    const { user } = show(<Layout />);

    await user.click(screen.getByRole('button', { name: 'two_columns' }));

    expect(await screen.findByRole('button', { name: 'single_column' })).toBeEnabled();
  });
});

describe('components', () => {
  test('puts the sort order of a table card into the address', async () => {
    const headers = [
      { key: 'name', label: 'Name', required: true },
      { key: 'score', label: 'Score', isSortable: true, isNumeric: true },
    ];
    const rows = [
      [
        { display: 'Mug', value: 'Mug' },
        { display: '7', value: 7 },
      ],
    ];
    const { user } = show(
      <c.TableCard title="Scores" headers={headers} rows={rows} totalRows={1} rowsPerPage={25} />,
    );
    expect(screen.getByRole('cell', { name: '7' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: /Score/ }));

    expect(getQuery()).toMatchObject({ orderby: 'score' });
  });

  test('tells the page of a table card, and has its own text without rows', async () => {
    const onPageChange = jest.fn();
    const headers = [{ key: 'score', label: 'Score' }];
    const card = { title: 'Scores', headers, totalRows: 30, rowsPerPage: 25, onPageChange };
    const { user, rerender } = show(<c.TableCard {...card} rows={[[{ display: '7', value: 7 }]]} />);

    await user.click(screen.getByRole('button', { name: 'Next page' }));

    expect(onPageChange).toHaveBeenCalledWith(2, 'next');
    expect(getQuery()).toMatchObject({ paged: '2' });
    rerender(<c.TableCard {...card} totalRows={0} rows={[]} emptyMessage="No scores." />);
    expect(screen.getByText('No scores.')).toBeVisible();
  });

  test("downloads a table card as CSV, or calls the extension's handler", async () => {
    const saved: string[] = [];
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const headers = [
      { key: 'name', label: 'Name', required: true },
      { key: 'crew', label: 'Crew', hiddenByDefault: true },
      { key: 'score', label: 'Score', isNumeric: true },
    ];
    const row = ['=1+1', 'Ada', 7].map((value) => ({ display: String(value), value }));
    const card = { title: 'Scores', headers, rows: [row], query: { period: 'week' } };
    const { user, rerender } = show(<c.TableCard {...card} downloadable />);

    await user.click(screen.getByRole('button', { name: 'Download' }));

    expect(saved).toEqual([expect.stringMatching(/^scores_\d{4}-\d{2}-\d{2}_period-week\.csv$/)]);
    expect(await new Response(files[0]).text()).toBe("Name,Score\r\n'=1+1,7\r\n");

    const onClickDownload = jest.fn();
    rerender(<c.TableCard {...card} onClickDownload={onClickDownload} />);
    await user.click(screen.getByRole('button', { name: 'Download' }));

    expect(onClickDownload).toHaveBeenCalledTimes(1);
    expect(saved).toHaveLength(1);
    save.mockRestore();
  });

  test('shows one download button for a table card in a report, or none on request', () => {
    const card = { title: 'Scores', headers: [{ key: 'score', label: 'Score' }], rows: [] };
    const inReport = (table: ReactNode) => (
      <TableFileContext.Provider value={() => <span>Another file</span>}>{table}</TableFileContext.Provider>
    );
    const { rerender } = show(inReport(<c.TableCard {...card} />));
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(screen.queryByText('Another file')).not.toBeInTheDocument();

    rerender(inReport(<c.TableCard {...card} downloadable={false} />));

    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });

  test('provides an element at the end of the filter bar', () => {
    const takeEnd = jest.fn();
    const { container } = show(
      <FilterBarEndContext.Provider value={takeEnd}>
        <c.ReportFilters />
      </FilterBarEndContext.Provider>,
    );

    const [end] = takeEnd.mock.calls[0] ?? [];
    expect(end).toBeInstanceOf(HTMLElement);
    expect(container).toContainElement(end);
  });

  test('puts the currency symbol of filters where the store has it', async () => {
    const config = {
      title: 'Orders',
      filters: {
        total: {
          labels: { add: 'Total', title: '<title>Total</title> <rule/> <filter/>', filter: 'Amount' },
          rules: [{ value: 'max', label: 'at most' }],
          input: { component: 'Currency' },
        },
      },
    };
    const euro = { symbol: '&euro;', symbolPosition: 'right_space' } as const;
    show(<c.AdvancedFilters config={config} query={{ total_max: '5' }} currency={euro} />);

    const amount = await screen.findByRole('spinbutton', { name: 'Amount' });
    expect(amount.nextElementSibling).toHaveTextContent('€');
  });

  test('links a summary number', () => {
    show(
      <c.SummaryList>
        {() => [
          <c.SummaryNumber
            key="a"
            label="Orders"
            value="12"
            delta={20}
            href="admin.php?page=wc-admin&path=/acme"
          />,
        ]}
      </c.SummaryList>,
    );

    expect(screen.getByRole('link', { name: /Orders 12 \+20%/ })).toBeVisible();
  });

  test('passes props to form fields and submits valid values', async () => {
    const send = jest.fn();
    const { user } = show(
      <c.Form
        initialValues={{ city: '' }}
        validate={({ city }) => (city ? {} : { city: 'Say where.' })}
        onSubmit={send}
      >
        {({ getInputProps, handleSubmit }) => (
          <>
            <c.TextControl label="City" {...getInputProps('city')} />
            <button type="button" onClick={() => void handleSubmit()}>
              Send
            </button>
          </>
        )}
      </c.Form>,
    );

    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Say where.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Kiel');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(send.mock.calls).toEqual([[{ city: 'Kiel' }]]);
  });

  test("searches with the extension's autocompleter", async () => {
    const chosen = jest.fn();
    const autocompleter = {
      options: async () => [{ id: 4, name: 'Blue mug' }],
      getOptionCompletion: (item: unknown) => ({
        key: (item as { id: number }).id,
        label: (item as { name: string }).name,
      }),
    };
    const { user } = show(
      <c.Search type="custom" label="Mugs" autocompleter={autocompleter} onChange={chosen} />,
    );

    await user.type(screen.getByRole('combobox', { name: 'Mugs' }), 'blue');
    await user.click(await screen.findByRole('option', { name: 'Blue mug' }));

    await waitFor(() => expect(chosen).toHaveBeenCalledWith([{ key: 4, label: 'Blue mug' }]));
  });

  test('reports the selected option by its key', async () => {
    const chosen = jest.fn();
    const options = [
      { key: 'a', label: 'Apple' },
      { key: 'b', label: 'Berry' },
    ];
    const { user } = show(<c.SelectControl label="Fruit" options={options} selected="a" onChange={chosen} />);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Fruit' }), 'Berry');

    expect(chosen).toHaveBeenCalledWith('b', '');
  });

  test('renders headings by section level, ratings, order statuses and menus', async () => {
    const invoke = jest.fn();
    const { user } = show(
      <c.Section>
        <c.H>Deep</c.H>
        <c.ReviewRating review={{ rating: 4 }} />
        <c.OrderStatus order={{ status: 'processing' }} />
        <c.EllipsisMenu label="More" renderContent={() => <c.MenuItem onInvoke={invoke}>Act</c.MenuItem>} />
      </c.Section>,
    );
    expect(screen.getByRole('heading', { name: 'Deep', level: 3 })).toBeVisible();
    expect(screen.getByText('4 out of 5 stars.')).toBeVisible();
    expect(screen.getByText('Processing')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Act' }));

    expect(invoke).toHaveBeenCalledTimes(1);
  });

  test('reports a date and time in ISO format', async () => {
    const chosen = jest.fn();
    show(<c.DateTimePickerControl label="From" currentDate="2026-11-22T09:05:00.000Z" onChange={chosen} />);
    const field = screen.getByLabelText('From');
    expect(field).toHaveDisplayValue(/^2026-11-2\dT\d{2}:\d{2}$/);

    fireEvent.change(field, { target: { value: '2026-11-23T10:30' } });

    expect(chosen).toHaveBeenCalledWith(new Date('2026-11-23T10:30').toISOString(), true);
  });

  test('shares fills by the slot context', async () => {
    function One() {
      const { fills, registerFill, getFillHelpers } = c.useSlotContext();
      const names = Object.keys(fills).filter((id) => fills[id]?.visible);
      return (
        <>
          <p>Seen: {names.join(', ')}</p>
          <button type="button" onClick={() => registerFill('acme')}>
            Come
          </button>
          <button type="button" onClick={() => getFillHelpers().hideFill('acme')}>
            Hide
          </button>
        </>
      );
    }
    const { user } = show(
      <c.SlotContextProvider>
        <One />
      </c.SlotContextProvider>,
    );

    await user.click(screen.getByRole('button', { name: 'Come' }));
    expect(screen.getByText('Seen: acme')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.getByText('Seen:')).toBeVisible();
  });

  test('selects all leaves of a branch', async () => {
    const chosen = jest.fn();
    const options = [
      {
        value: 'eu',
        label: 'Europe',
        children: [
          { value: 'de', label: 'Germany' },
          { value: 'fr', label: 'France' },
        ],
      },
    ];
    const { user } = show(<c.TreeSelectControl options={options} value={['us', 'de']} onChange={chosen} />);
    expect(screen.getByRole('checkbox', { name: 'Europe' })).not.toBeChecked();

    await user.click(screen.getByRole('checkbox', { name: 'Europe' }));

    expect(chosen).toHaveBeenCalledWith(['us', 'de', 'fr']);
  });

  test('searches a list and selects an item', async () => {
    const chosen = jest.fn();
    const list = [
      { id: 1, name: 'Blue mug' },
      { id: 2, name: 'Red cup' },
    ];
    const { user } = show(<c.SearchListControl list={list} selected={[]} onChange={chosen} />);

    await user.type(screen.getByRole('searchbox', { name: 'Search for items' }), 'mug');
    expect(screen.queryByRole('checkbox', { name: 'Red cup' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Blue mug' }));

    expect(chosen).toHaveBeenCalledWith([{ id: 1, name: 'Blue mug' }]);
  });
});
