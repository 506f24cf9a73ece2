import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { createRegistry, type Registry } from '@admin/data';
import { anError, api, renderWithStores } from '@admin/test-kit';
import { hydrateReports, reportsStore, useComparedItems, useReportItems } from './index';

const INDICATORS = '/wc-analytics/reports/performance-indicators';
const TODAY = { after: '2026-11-20T00:00:00', before: '2026-11-20T12:34:59' };
const YESTERDAY = { after: '2026-11-19T00:00:00', before: '2026-11-19T12:34:59' };
const RANGES = { present: TODAY, previous: YESTERDAY };
const SALES = { stats: 'revenue/total_sales' };

/** A figure as the server sends it. */
const anIndicator = (overrides?: object) => ({
  stat: 'revenue/total_sales',
  chart: 'total_sales',
  label: 'Total sales &amp; more',
  format: 'currency',
  value: 120.5,
  _links: {
    api: [{ href: 'https://store.example/wp-json/wc-analytics/reports/revenue/stats' }],
    report: [{ href: '/analytics/revenue' }],
  },
  ...overrides,
});

const serveFigure = (range: object, value: number) =>
  api.get(INDICATORS, { ...SALES, ...range }).reply(200, [anIndicator({ value })]);

function aRegistry(): Registry {
  const registry = createRegistry();
  registry.register(reportsStore);
  return registry;
}

function Figure({ ranges = RANGES }) {
  const { pages, failure, retry } = useComparedItems('performance-indicators', SALES, ranges);
  if (failure)
    return (
      <button type="button" onClick={retry}>
        {failure.message}
      </button>
    );
  if (!pages) return <p>Loading</p>;
  return (
    <p>
      {pages.present.items[0]?.value} after {pages.previous.items[0]?.value}
    </p>
  );
}

test('a list is read once for all who ask the same, in whatever order', async () => {
  const registry = aRegistry();
  serveFigure(TODAY, 120);
  const { getReportItems } = registry.resolveSelect(reportsStore);

  const [first, second] = await Promise.all([
    getReportItems('performance-indicators', { ...SALES, ...TODAY }),
    getReportItems('performance-indicators', { ...TODAY, ...SALES }),
  ]);

  expect(first?.items).toEqual([
    {
      stat: 'revenue/total_sales',
      chart: 'total_sales',
      label: 'Total sales & more',
      reportPath: '/analytics/revenue',
      format: 'currency',
      value: 120,
    },
  ]);
  expect(second).toBe(first);
});

test('entries that are no figure are left out, and what is missing of others is nothing', async () => {
  const registry = aRegistry();
  const leadsAway = { report: [{ href: '//elsewhere.example' }] };
  api
    .get(INDICATORS)
    .reply(200, [null, 'x', {}, { stat: 'acme/visits', value: 'many', _links: leadsAway }, anIndicator()]);

  const page = await registry.resolveSelect(reportsStore).getReportItems('performance-indicators', {});

  expect(page?.items).toMatchObject([
    { stat: 'acme/visits', label: '', format: 'number', value: null, reportPath: '' },
    { stat: 'revenue/total_sales' },
  ]);
});

test('stats are totals and intervals, with the number of intervals on all pages', async () => {
  const registry = aRegistry();
  const figures = {
    orders_count: 3,
    total_sales: 61.5,
    segments: [
      { segment_id: '14', segment_label: 'Mug &amp; saucer', subtotals: { orders_count: 1 } },
      { segment_id: null },
      7,
    ],
  };
  api.get('/wc-analytics/reports/revenue/stats', { interval: 'day', ...TODAY }).reply(
    200,
    {
      totals: figures,
      intervals: [
        {
          interval: '2026-11-20',
          date_start: '2026-11-20 00:00:00',
          date_end: '2026-11-20 12:34:59',
          subtotals: figures,
        },
        null,
      ],
    },
    { 'X-WP-Total': '31', 'X-WP-TotalPages': '4' },
  );

  const stats = await registry
    .resolveSelect(reportsStore)
    .getReportStats('revenue', { interval: 'day', ...TODAY });

  const segments = [{ id: 14, label: 'Mug & saucer', subtotals: { orders_count: 1 } }];
  expect(stats).toMatchObject({
    totals: { orders_count: 3, total_sales: 61.5 },
    segments,
    rawTotals: figures,
    intervals: [
      {
        interval: '2026-11-20',
        start: '2026-11-20 00:00:00',
        end: '2026-11-20 12:34:59',
        subtotals: { orders_count: 3, total_sales: 61.5 },
        segments,
        raw: { date_start: '2026-11-20 00:00:00', subtotals: figures },
      },
    ],
    total: 31,
    totalPages: 4,
  });
});

test('beyond the last page there are no figures', async () => {
  const registry = aRegistry();
  api.get('/wc-analytics/reports/revenue/stats', { page: 9 }).reply(200, { totals: [], intervals: [] });

  expect(await registry.resolveSelect(reportsStore).getReportStats('revenue', { page: 9 })).toMatchObject({
    totals: {},
    intervals: [],
  });
});

describe('a period beside the one it is compared with', () => {
  test('shows when both are known', async () => {
    serveFigure(TODAY, 120);
    api
      .get(INDICATORS, { ...SALES, ...YESTERDAY })
      .delay(30)
      .reply(200, [anIndicator({ value: 80 })]);
    renderWithStores([reportsStore], <Figure />);

    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('is read again only where it failed', async () => {
    serveFigure(TODAY, 120);
    api.get(INDICATORS, { ...SALES, ...YESTERDAY }).reply(500, anError('broken', 500, 'Try later.'));
    const { user } = renderWithStores([reportsStore], <Figure />);
    const retry = await screen.findByRole('button', { name: 'Try later.' });

    serveFigure(YESTERDAY, 80);
    await user.click(retry);

    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('is not waited for any longer when another one is asked for', async () => {
    api
      .get(INDICATORS, { ...SALES, ...TODAY })
      .delay(5_000)
      .reply(200, []);
    serveFigure(YESTERDAY, 80);
    const beforeYesterday = { after: '2026-11-18T00:00:00', before: '2026-11-18T12:34:59' };
    serveFigure(beforeYesterday, 40);
    const earlier = { present: YESTERDAY, previous: beforeYesterday };
    function Choice() {
      const [ranges, setRanges] = useState(RANGES);
      return (
        <>
          <button type="button" onClick={() => setRanges(earlier)}>
            Yesterday
          </button>
          <Figure ranges={ranges} />
        </>
      );
    }
    const { user, registry } = renderWithStores([reportsStore], <Choice />);
    const asked = { ...SALES, ...TODAY };
    const statusOf = () =>
      registry.resolution(reportsStore).getReportItems('performance-indicators', asked).status;
    await waitFor(() => expect(statusOf()).toBe('resolving'));

    await user.click(screen.getByRole('button', { name: 'Yesterday' }));

    expect(await screen.findByText('80 after 40')).toBeVisible();
    expect(statusOf()).toBe('idle');
  });
});

describe('the figures there are', () => {
  function Labels() {
    const { page } = useReportItems('performance-indicators/allowed', {});
    return <p>{page?.items.map(({ label }) => label).join(', ')}</p>;
  }

  test('come with the page', async () => {
    renderWithStores([reportsStore], <Labels />, {
      prepare: (registry) => hydrateReports(registry, { performanceIndicators: [anIndicator()] }),
    });

    expect(await screen.findByText('Total sales & more')).toBeVisible();
  });

  test('are read where the page does not tell them', async () => {
    api.get(`${INDICATORS}/allowed`).reply(200, [anIndicator({ label: 'Orders' })]);
    renderWithStores([reportsStore], <Labels />, { prepare: (registry) => hydrateReports(registry, {}) });

    expect(await screen.findByText('Orders')).toBeVisible();
  });

  test('are no list: that is an error of the page', () => {
    expect(() => hydrateReports(aRegistry(), { performanceIndicators: 'none' })).toThrow(TypeError);
  });
});
