import { readFilters, readPage, readPerPage, toSeriesQuery, toTableQuery } from './report-query';

describe('filters in a URL', () => {
  test('are the parameters that the screen itself does not use', () => {
    expect(
      readFilters({
        page: 'wc-admin',
        path: '/analytics/orders',
        period: 'custom',
        compare: 'previous_year',
        after: '2026-11-01',
        before: '2026-11-20',
        interval: 'day',
        chart: 'net_revenue',
        chartType: 'bar',
        orderby: 'date',
        order: 'asc',
        paged: '3',
        per_page: '50',
        filter: 'advanced',
        match: 'any',
        search: 'ada',
        status_is: 'completed,processing',
        acme_channel: 'pos',
        product_includes: '',
      }),
    ).toEqual({ match: 'any', search: 'ada', status_is: 'completed,processing', acme_channel: 'pos' });
  });

  test.each([
    [{ registered_before: '2026-11-20' }, { registered_before: '2026-11-20T00:00:00' }],
    [{ registered_after: '2026-11-20' }, { registered_after: '2026-11-20T23:59:59' }],
    [
      { registered_between: '2026-11-01,2026-11-20' },
      { registered_between: ['2026-11-01T00:00:00', '2026-11-20T23:59:59'] },
    ],
    [
      { 'last_active_between[0]': '2026-11-01', 'last_active_between[1]': '2026-11-20' },
      {
        'last_active_between[0]': '2026-11-01T00:00:00',
        'last_active_between[1]': '2026-11-20T23:59:59',
      },
    ],
    [{ orders_count_between: '1,5' }, { orders_count_between: ['1', '5'] }],
    [
      { 'attribute_is[0][0]': '3', 'attribute_is[0][1]': '12' },
      { 'attribute_is[0][0]': '3', 'attribute_is[0][1]': '12' },
    ],
  ])('%j', (address, filters) => {
    expect(readFilters(address)).toEqual(filters);
  });
});

test('requests each metric once by name, including its divisors', () => {
  expect(
    toSeriesQuery({
      filters: { products: '1,2' },
      fields: ['items_sold', 'orders_count', 'items_sold'],
      interval: 'day',
      segmentBy: 'product',
    }),
  ).toEqual({
    products: '1,2',
    interval: 'day',
    segmentby: 'product',
    fields: ['items_sold', 'orders_count'],
  });
});

test('requests no interval for metrics without dates', () => {
  expect(toSeriesQuery({ filters: {}, fields: ['products'] })).toEqual({ fields: ['products'] });
});

describe('a table page', () => {
  const ask = (address: Record<string, string>) =>
    toTableQuery({
      address,
      filters: { status_is: 'completed' },
      fixed: { extended_info: true },
      sortable: ['date', 'net_total'],
      defaultOrder: 'desc',
      range: { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' },
    });

  test('uses the default order unless the URL has one', () => {
    expect(ask({})).toEqual({
      status_is: 'completed',
      extended_info: true,
      after: '2026-11-01T00:00:00',
      before: '2026-11-20T23:59:59',
      orderby: 'date',
      order: 'desc',
      page: 1,
      per_page: 25,
    });
  });

  test.each([
    [
      { orderby: 'net_total', order: 'asc' },
      { orderby: 'net_total', order: 'asc' },
    ],
    [{ orderby: 'colour' }, { orderby: 'date' }],
    [{ order: 'sideways' }, { order: 'desc' }],
    [
      { paged: '4', per_page: '100' },
      { page: 4, per_page: 100 },
    ],
  ])('%j', (address, asked) => {
    expect(ask(address)).toMatchObject(asked);
  });

  test.each(['0', '-1', '1.5', 'many', '', '101'])('ignores the page size %s', (size) => {
    expect(readPerPage({ per_page: size })).toBe(25);
  });

  test.each(['0', '-1', '1.5', 'last'])('ignores the page number %s', (number) => {
    expect(readPage({ paged: number })).toBe(1);
  });
});
