/** The column in the platform's classic style. What this style adds to the form of a product stands in its slots. */
(({ wp }) => {
  const { __ } = wp.i18n;
  const { createElement, useEffect, useState } = wp.element;

  // A table asks once for all products that it shows.
  const answers = {};
  const read = (ids) =>
    (answers[ids] ??= wp.apiFetch({
      path: `/wc/v3/products?include=${ids}&per_page=100&_fields=id,meta_data`,
    }));

  function Cost({ id, ids }) {
    const [cost, setCost] = useState('…');
    useEffect(() => {
      let isShown = true;
      const show = (text) => isShown && setCost(text);
      read(ids).then(
        (products) => {
          const fields = products.find((product) => product.id === id)?.meta_data ?? [];
          show(fields.find(({ key }) => key === '_acme_cost')?.value || '–');
        },
        () => show('–'),
      );
      return () => {
        isShown = false;
      };
    }, [id, ids]);
    return cost;
  }

  wp.hooks.addFilter('woocommerce_admin_report_table', 'acme-classic/cost', (table) => {
    if (table.endpoint !== 'products') return table;
    const ids = table.items.data.map(({ product_id: id }) => id);
    table.headers.push({
      key: 'acme_classic_cost',
      label: __('Cost, classic', 'acme'),
      isNumeric: true,
    });
    table.rows.forEach((row, index) =>
      row.push({ display: createElement(Cost, { id: ids[index], ids: ids.join() }), value: '' }),
    );
    return table;
  });
})(window);
