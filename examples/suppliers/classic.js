/** The same in the platform's classic style: a store in its data registry, and a page that reads it. */
(({ wp, wc }) => {
  const { createElement: el, useState } = wp.element;
  const { Button, Card, CardBody, TextControl } = wp.components;
  const { List } = wc.components;
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
      Card,
      null,
      el(CardBody, null, el(List, { items: suppliers.map(({ id, name: title }) => ({ key: id, title })) })),
      el(
        CardBody,
        null,
        el(
          'form',
          { onSubmit: add },
          el(TextControl, { label: __('New supplier', 'acme'), value: name, onChange: setName }),
          el('p', null, el(Button, { type: 'submit', variant: 'primary' }, __('Add supplier', 'acme'))),
        ),
      ),
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
