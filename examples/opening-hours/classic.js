/** The same in the platform's classic style. */
(({ wp }) => {
  const { createElement: el, useState } = wp.element;
  const { __ } = wp.i18n;

  function OpeningHours() {
    const [isOpen, setOpen] = useState(true);
    return el(
      'label',
      null,
      el('input', { type: 'checkbox', checked: isOpen, onChange: () => setOpen(!isOpen) }),
      ' ',
      __('Open on Saturdays', 'acme'),
    );
  }

  wp.hooks.addFilter('woocommerce_admin_pages_list', 'acme-classic/opening-hours', (pages) => [
    ...pages,
    {
      path: '/opening-hours-classic',
      container: OpeningHours,
      breadcrumbs: [__('Opening hours, classic', 'acme')],
    },
  ]);

  wp.hooks.addFilter('woocommerce_navigation_menu_items', 'acme-classic/menu', (items) => [
    ...items,
    {
      id: 'acme-classic-opening-hours',
      title: __('Opening hours, classic', 'acme'),
      url: 'admin.php?page=wc-admin&path=%2Fopening-hours-classic',
      menuId: 'plugins',
    },
  ]);
})(window);
