import { __ } from '@wordpress/i18n';
import { lazyScreen } from '@admin/navigation';
import type { Section } from '../../form';
import { validateVariations } from './validate-variations';

/** Most products have no variations: loaded when the section is first shown. */
const Content = lazyScreen<object>('product-variations', async () => {
  const section = await import(/* webpackChunkName: "product-variations" */ './variations');
  return section.Variations;
});

export const variationsSection = (): Section => ({
  id: 'variations',
  tab: 'variations',
  title: __('Variations', 'store-admin'),
  description: __('Manage individual product combinations created from options.', 'store-admin'),
  order: 20,
  isShown: ({ type }) => type === 'simple' || type === 'variable',
  content: Content,
  validate: (_product, { variations }) => validateVariations(variations),
});
