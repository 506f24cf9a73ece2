import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { readForHistory, removeSupplier } from './api';
import { Suppliers } from './suppliers';
import { suppliersStore } from './suppliers-store';
import { applyTranslations } from './translations';

applyTranslations();

registerExtension(
  defineExtension({
    id: 'acme-suppliers',
    title: __('Suppliers', 'acme'),
    stores: [{ store: suppliersStore }],
    pages: [
      {
        id: 'list',
        path: '/suppliers',
        title: __('Suppliers', 'acme'),
        component: Suppliers,
        capability: 'manage_woocommerce',
      },
    ],
    history: [
      {
        id: 'supplier',
        title: __('Supplier', 'acme'),
        read: readForHistory,
        // Only added ones are reported, so before there was none.
        undo: removeSupplier,
      },
    ],
  }),
);
