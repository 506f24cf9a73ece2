/** The same in the platform's classic style: a report that reads the platform's own store of reports, and shows it in
 * the components of the library: the chart day by day, the table by the day of the week. */
(({ wp, wc }) => {
  const { createElement: el, Fragment } = wp.element;
  const { Chart, TableCard } = wc.components;
  const { __ } = wp.i18n;
  const DAY = 86400000; // milliseconds
  const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
  const QUERY = {
    after: `${dayOf(Date.now() - 83 * DAY)}T00:00:00`,
    before: `${dayOf(Date.now())}T23:59:59`,
    interval: 'day',
    order: 'asc',
    per_page: 100,
    fields: ['orders_count'],
  };

  function Weekdays() {
    const stats = wp.data.useSelect(
      (select) => select('wc/admin/reports').getReportStats('orders', QUERY),
      [],
    );
    const days = stats?.data?.intervals ?? [];
    const counts = NAMES.map(() => 0);
    for (const { interval, subtotals } of days) {
      counts[new Date(`${interval}T00:00:00Z`).getUTCDay()] += subtotals.orders_count;
    }
    const isLoading = days.length === 0;
    return el(
      Fragment,
      null,
      el(Chart, {
        title: __('Orders by day', 'acme'),
        chartType: 'bar',
        interval: 'day',
        isRequesting: isLoading,
        data: days.map(({ interval, subtotals }) => ({
          date: `${interval}T00:00:00`,
          Orders: { label: __('Orders', 'acme'), value: subtotals.orders_count },
        })),
      }),
      el(TableCard, {
        title: __('Orders by day of the week', 'acme'),
        headers: [
          { key: 'day', label: __('Day', 'acme'), required: true },
          { key: 'orders', label: __('Orders', 'acme'), isNumeric: true },
        ],
        rows: NAMES.map((name, day) => [
          { display: name, value: name },
          { display: String(counts[day]), value: counts[day] },
        ]),
        rowsPerPage: NAMES.length,
        totalRows: NAMES.length,
        isLoading,
      }),
    );
  }

  wp.hooks.addFilter('woocommerce_admin_reports_list', 'acme-classic/weekdays', (reports) => [
    ...reports,
    { report: 'weekdays-classic', title: __('Days of the week, classic', 'acme'), component: Weekdays },
  ]);
})(window);
