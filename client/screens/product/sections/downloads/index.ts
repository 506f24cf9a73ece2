import { __ } from '@wordpress/i18n';
import type { ProductRecord } from '@admin/store-product';
import type { Section } from '../../form';
import { validateDownloads } from './download-list';
import { Downloads } from './downloads';

/** External, grouped and variable products have no files. */
const WITHOUT_FILES: readonly unknown[] = ['grouped', 'external', 'variable'];

export const downloadsSection = (): Section => ({
  id: 'downloads',
  tab: 'shipping',
  title: __('Downloads', 'store-admin'),
  order: 40,
  forms: ['product', 'variation'],
  isShown: ({ type }: ProductRecord) => !WITHOUT_FILES.includes(type),
  content: Downloads,
  validate: validateDownloads,
});
