/** The same in the platform's classic style, in the report of products. */
(({ wp }) => {
  const { __ } = wp.i18n;

  wp.hooks.addFilter('woocommerce_admin_report_table', 'acme-classic/columns', (table) => {
    if (table.endpoint !== 'products') return table;
    table.headers.push({ key: 'acme_price', label: __('Average price', 'acme'), isNumeric: true });
    table.rows.forEach((row, index) => {
      const { items_sold: sold, net_revenue: revenue } = table.items.data[index];
      const price = sold > 0 ? (revenue / sold).toFixed(2) : '–';
      row.push({ display: price, value: price });
    });
    return table;
  });

  wp.hooks.addFilter('woocommerce_admin_products_report_filters', 'acme-classic/filters', (filters) => [
    ...filters,
    {
      label: __('Supplier', 'acme'),
      param: 'acme_supplier',
      staticParams: ['period', 'compare', 'before', 'after', 'interval', 'chart'],
      showFilters: () => true,
      filters: [
        { label: __('All suppliers', 'acme'), value: 'all' },
        { label: __('Northern Wool Co.', 'acme'), value: 'northern-wool' },
      ],
    },
  ]);
})(window);
