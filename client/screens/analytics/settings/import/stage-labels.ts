import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { filterValue } from '@admin/extensions';
import type { ImportStage } from '@admin/store-imports';
import { isNode } from '../../report/is-node';

export const STATUS_FILTER = 'woocommerce_admin_import_status';

type Labels = Record<ImportStage, ReactNode>;

/** Returns the labels of the import stages; extensions can filter them. */
export function listStageLabels(): Labels {
  const usual = {
    nothing: __('Nothing To Import', 'store-admin'),
    ready: __('Ready To Import', 'store-admin'),
    initializing: __('Initializing', 'store-admin'),
    customers: __('Importing Customers', 'store-admin'),
    orders: __('Importing Orders', 'store-admin'),
    finalizing: __('Finalizing', 'store-admin'),
    finished: __('All historical data imported', 'store-admin'),
  };
  return { ...usual, ...filterValue<Partial<Labels>>(STATUS_FILTER, usual, isLabels) };
}

const isLabels = (value: unknown): value is Partial<Labels> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isNode);
