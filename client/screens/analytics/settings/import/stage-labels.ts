import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { filterValue } from '@admin/extensions';
import type { ImportStage } from '@admin/store-imports';

export const STATUS_FILTER = 'woocommerce_admin_import_status';

type Labels = Record<ImportStage, ReactNode>;

/** What the stages of an import are called; extensions may change that. */
export const listStageLabels = (): Labels =>
  filterValue<Labels>(
    STATUS_FILTER,
    {
      nothing: __('Nothing to import', 'woocommerce'),
      ready: __('Ready to import', 'woocommerce'),
      initializing: __('Getting ready', 'woocommerce'),
      customers: __('Importing customers', 'woocommerce'),
      orders: __('Importing orders', 'woocommerce'),
      finalizing: __('Finishing', 'woocommerce'),
      finished: __('Historical data imported', 'woocommerce'),
    },
    isLabels,
  );

const isLabels = (value: unknown): value is Labels => typeof value === 'object' && value !== null;
