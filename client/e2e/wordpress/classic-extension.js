/** A plain script in WordPress's style, as other plugins include them. */
(() => {
  const { createElement: el } = window.wp.element;
  const options = 'wc/admin/options';

  const Acme = () => {
    const note = window.wp.data.useSelect(
      (select) => select(options).getOption('woocommerce_demo_store_notice'),
      [],
    );
    return el(window.wc.components.Section, { component: 'section' }, [
      el(window.wc.components.H, { key: 'title' }, 'Acme at work'),
      el('p', { key: 'note' }, `Notice: ${note || 'none'}`),
    ]);
  };

  window.wp.hooks.addFilter('woocommerce_admin_pages_list', 'acme', (pages) => [
    ...pages,
    { container: Acme, path: '/acme', breadcrumbs: ['Acme'] },
  ]);

  window.wp.plugins.registerPlugin('acme', {
    scope: 'woocommerce-admin',
    render: () =>
      el(window.wp.components.Fill, { name: 'woocommerce_header_item' }, () =>
        el(
          'button',
          {
            type: 'button',
            onClick: () => {
              void window.wp.data
                .dispatch(options)
                .updateOptions({ woocommerce_demo_store_notice: 'Sale at Acme' });
              window.wc.navigation.getHistory().push('admin.php?page=wc-admin&path=%2Facme');
              void window.wp.data.dispatch('core/notices').createNotice('success', 'Acme says hello');
            },
          },
          'Open Acme',
        ),
      ),
  });
})();
