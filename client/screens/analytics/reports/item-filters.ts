import { __ } from '@wordpress/i18n';
import type { FilterConfig } from '@admin/filters';

interface ItemFilters {
  /** Items for the single and comparison views: `products`; also the query parameter for the ids. */
  readonly type: string;
  readonly param: string;
  readonly all: string;
  readonly single: { readonly value: string; readonly label: string; readonly placeholder: string };
  /** Missing if the metrics endpoint can't segment by them. */
  readonly compare?: {
    readonly value: string;
    readonly label: string;
    readonly title: string;
    readonly helpText: string;
  };
  /** Whether there are advanced filters as well. */
  readonly hasAdvanced?: boolean;
}

/** The main filter of a report about items: all, a single one, or a comparison. */
export const itemFilters = ({
  type,
  param,
  all,
  single,
  compare,
  hasAdvanced = false,
}: ItemFilters): FilterConfig[] => [
  {
    label: __('Show', 'store-admin'),
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
                  update: __('Compare', 'store-admin'),
                  helpText: compare.helpText,
                  placeholder: single.placeholder,
                },
              },
            },
          ]
        : []),
      ...(hasAdvanced ? [{ label: __('Advanced filters', 'store-admin'), value: 'advanced' }] : []),
    ],
  },
];
