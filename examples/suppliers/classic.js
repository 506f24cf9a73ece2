/** The same in the platform's classic style: a store in its data registry, and a page that reads it. */
(({ wp }) => {
  const { createElement: el, useState } = wp.element;
  const { __ } = wp.i18n;
  const STORE = 'acme/suppliers';
  const PATH = '/acme/v1/suppliers';

  wp.data.register(
    wp.data.createReduxStore(STORE, {
      reducer(state = null, action) {
        switch (action.type) {
          case 'RECEIVED':
            return action.suppliers;
          case 'ADDED':
            return [...(state ?? []), action.supplier];
          default:
            return state;
        }
      },
      selectors: { getSuppliers: (state) => state },
      actions: {
        received: (suppliers) => ({ type: 'RECEIVED', suppliers }),
        addSupplier:
          (name) =>
          async ({ dispatch }) => {
            const supplier = await wp.apiFetch({ path: PATH, method: 'POST', data: { name } });
            dispatch({ type: 'ADDED', supplier });
          },
      },
      resolvers: {
        getSuppliers:
          () =>
          async ({ dispatch }) =>
            dispatch.received(await wp.apiFetch({ path: PATH })),
      },
    }),
  );

  function Suppliers() {
    const suppliers = wp.data.useSelect((select) => select(STORE).getSuppliers(), []) ?? [];
    const [name, setName] = useState('');
    const add = (event) => {
      event.preventDefault();
      void wp.data.dispatch(STORE).addSupplier(name);
      setName('');
    };
    return el(
      'form',
      { onSubmit: add },
      el(
        'ul',
        null,
        suppliers.map((supplier) => el('li', { key: supplier.id }, supplier.name)),
      ),
      el(
        'label',
        null,
        __('New supplier', 'acme'),
        ' ',
        el('input', { value: name, onChange: (event) => setName(event.target.value) }),
      ),
      ' ',
      el('button', { type: 'submit' }, __('Add supplier', 'acme')),
    );
  }

  wp.hooks.addFilter('woocommerce_admin_pages_list', 'acme-classic/suppliers', (pages) => [
    ...pages,
    {
      path: '/suppliers-classic',
      container: Suppliers,
      breadcrumbs: [__('Suppliers, classic', 'acme')],
      capability: 'manage_woocommerce',
    },
  ]);
})(window);
