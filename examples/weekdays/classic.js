/** The same in the platform's classic style: a report that reads the platform's own store of reports. */
(({ wp }) => {
  const { createElement: el } = wp.element;
  const { __ } = wp.i18n;
  const DAY = 86400000; // milliseconds
  const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
  const QUERY = {
    after: `${dayOf(Date.now() - 83 * DAY)}T00:00:00`,
    before: `${dayOf(Date.now())}T23:59:59`,
    interval: 'day',
    per_page: 100,
    fields: ['orders_count'],
  };

  function Weekdays() {
    const stats = wp.data.useSelect(
      (select) => select('wc/admin/reports').getReportStats('orders', QUERY),
      [],
    );
    const counts = NAMES.map(() => 0);
    for (const { interval, subtotals } of stats?.data?.intervals ?? []) {
      counts[new Date(`${interval}T00:00:00Z`).getUTCDay()] += subtotals.orders_count;
    }
    const most = Math.max(...counts, 1);
    return el(
      'div',
      null,
      el(
        'svg',
        { viewBox: '0 0 70 30', role: 'img', 'aria-label': __('Orders by day of the week', 'acme') },
        counts.map((count, day) =>
          el('rect', {
            key: NAMES[day],
            x: day * 10 + 1,
            y: 30 - (count / most) * 30,
            width: 8,
            height: (count / most) * 30,
            fill: 'currentColor',
          }),
        ),
      ),
      el(
        'table',
        null,
        el(
          'tbody',
          null,
          counts.map((count, day) =>
            el(
              'tr',
              { key: NAMES[day] },
              el('th', { scope: 'row' }, NAMES[day]),
              el('td', null, String(count)),
            ),
          ),
        ),
      ),
    );
  }

  wp.hooks.addFilter('woocommerce_admin_reports_list', 'acme-classic/weekdays', (reports) => [
    ...reports,
    { report: 'weekdays-classic', title: __('Days of the week, classic', 'acme'), component: Weekdays },
  ]);
})(window);
