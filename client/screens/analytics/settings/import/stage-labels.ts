import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { filterValue } from '@admin/extensions';
import type { ImportStage } from '@admin/store-imports';
import { isNode } from '../../report/is-node';

export const STATUS_FILTER = 'woocommerce_admin_import_status';

type Labels = Record<ImportStage, ReactNode>;

/** What the stages of an import are called; extensions may change that. */
export function listStageLabels(): Labels {
  const usual = {
    nothing: __('Nothing to import', 'woocommerce'),
    ready: __('Ready to import', 'woocommerce'),
    initializing: __('Getting ready', 'woocommerce'),
    customers: __('Importing customers', 'woocommerce'),
    orders: __('Importing orders', 'woocommerce'),
    finalizing: __('Finishing', 'woocommerce'),
    finished: __('Historical data imported', 'woocommerce'),
  };
  return { ...usual, ...filterValue<Partial<Labels>>(STATUS_FILTER, usual, isLabels) };
}

const isLabels = (value: unknown): value is Partial<Labels> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isNode);
