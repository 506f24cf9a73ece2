import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { addItemPrice } from './item-price';

registerExtension(
  defineExtension({
    id: 'acme-order-columns',
    title: __('More about orders', 'acme'),
    filters: [
      {
        id: 'item-price',
        hook: 'woocommerce_admin_report_table',
        change: (table) => addItemPrice(table, __('Average item price', 'acme')),
      },
      {
        id: 'customers',
        hook: 'woocommerce_admin_orders_report_filters',
        // The parameter goes to the server with both requests of the report, which counts accordingly.
        change: (filters) => [
          ...filters,
          {
            label: __('Customers', 'acme'),
            param: 'customer_type',
            staticParams: ['period', 'compare', 'before', 'after', 'interval', 'chart'],
            showFilters: () => true,
            filters: [
              { label: __('All customers', 'acme'), value: 'all' },
              { label: __('New customers', 'acme'), value: 'new' },
              { label: __('Returning customers', 'acme'), value: 'returning' },
            ],
          },
        ],
      },
    ],
  }),
);
