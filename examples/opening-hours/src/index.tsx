import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { OpeningHours } from './opening-hours';

registerExtension(
  defineExtension({
    id: 'acme-opening-hours',
    title: __('Opening hours', 'acme'),
    pages: [
      { id: 'page', path: '/opening-hours', title: __('Opening hours', 'acme'), component: OpeningHours },
    ],
    menuItems: [
      {
        id: 'acme-opening-hours',
        title: __('Opening hours', 'acme'),
        url: 'admin.php?page=wc-admin&path=%2Fopening-hours',
      },
    ],
  }),
);
