/** The same in the platform's classic style. */
(({ wp }) => {
  const { createElement: el, useState } = wp.element;
  const { Card, CardBody, ToggleControl } = wp.components;
  const { __ } = wp.i18n;

  function OpeningHours() {
    const [isOpen, setOpen] = useState(true);
    return el(
      Card,
      null,
      el(
        CardBody,
        null,
        el(ToggleControl, { label: __('Open on Saturdays', 'acme'), checked: isOpen, onChange: setOpen }),
        el(
          'p',
          null,
          isOpen ? __('Monday to Saturday, 9 to 18', 'acme') : __('Monday to Friday, 9 to 18', 'acme'),
        ),
      ),
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
