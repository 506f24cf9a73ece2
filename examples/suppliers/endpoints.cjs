/** What the embedded store answers for this example; in WordPress a plugin does that in PHP. */
const suppliers = [
  { id: 1, name: 'Northern Wool Co.', products: 14 },
  { id: 2, name: 'Harbor Pottery', products: 6 },
];

module.exports = [
  {
    method: 'GET',
    path: '/acme/v1/suppliers',
    capability: 'manage_woocommerce',
    answer: () => suppliers,
  },
  {
    method: 'DELETE',
    path: '/acme/v1/suppliers',
    capability: 'manage_woocommerce',
    answer({ query }) {
      const index = suppliers.findIndex(({ id }) => String(id) === query.id);
      return index < 0 ? [] : suppliers.splice(index, 1);
    },
  },
  {
    method: 'POST',
    path: '/acme/v1/suppliers',
    capability: 'manage_woocommerce',
    answer({ body }) {
      const id = Math.max(0, ...suppliers.map((supplier) => supplier.id)) + 1;
      const supplier = { id, name: String(body?.name ?? ''), products: 0 };
      suppliers.push(supplier);
      return supplier;
    },
  },
];
