import { __ } from '@wordpress/i18n';
import type { FilterConfig } from '@admin/filters';

interface ItemFilters {
  /** What can be looked at singly and compared: `products`; also the parameter that takes the ids. */
  readonly type: string;
  readonly param: string;
  readonly all: string;
  readonly single: { readonly value: string; readonly label: string; readonly placeholder: string };
  /** Missing where the endpoint of the metrics cannot part them. */
  readonly compare?: {
    readonly value: string;
    readonly label: string;
    readonly title: string;
    readonly helpText: string;
  };
  /** There are filters to be combined as well. */
  readonly hasAdvanced?: boolean;
}

/** The drop-down of a report about items: all of them, a single one, or several beside each other. */
export const itemFilters = ({
  type,
  param,
  all,
  single,
  compare,
  hasAdvanced = false,
}: ItemFilters): FilterConfig[] => [
  {
    label: __('Show', 'woocommerce'),
    staticParams: ['chartType', 'paged', 'per_page'],
    param: 'filter',
    showFilters: () => true,
    filters: [
      { label: all, value: 'all' },
      {
        label: single.label,
        value: `select_${single.value}`,
        subFilters: [
          {
            component: 'Search',
            label: single.label,
            value: single.value,
            path: [`select_${single.value}`],
            settings: {
              type,
              param,
              labels: { placeholder: single.placeholder, button: single.label },
            },
          },
        ],
      },
      ...(compare
        ? [
            {
              label: compare.label,
              value: compare.value,
              chartMode: 'item-comparison',
              settings: {
                type,
                param,
                labels: {
                  title: compare.title,
                  update: __('Compare', 'woocommerce'),
                  helpText: compare.helpText,
                  placeholder: single.placeholder,
                },
              },
            },
          ]
        : []),
      ...(hasAdvanced ? [{ label: __('Advanced filters', 'woocommerce'), value: 'advanced' }] : []),
    ],
  },
];
