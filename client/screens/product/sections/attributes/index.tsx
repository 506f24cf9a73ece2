import { __ } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import { recordEvent } from '@admin/tracks';
import type { Section } from '../../form';
import { Attributes } from './attributes';

export const attributesSection = (): Section => ({
  id: 'attributes',
  tab: 'organization',
  title: __('Attributes', 'store-admin'),
  description: (
    <>
      {__(
        'Add descriptive pieces of information that customers can use to filter and search for this product.',
        'store-admin',
      )}{' '}
      <Link
        href="https://woocommerce.com/document/managing-product-taxonomies/#product-attributes"
        type="external"
        target="_blank"
        rel="noreferrer"
        onClick={() => recordEvent('learn_more_about_attributes_help', {})}
      >
        {__('Learn more about attributes', 'store-admin')}
      </Link>
    </>
  ),
  order: 20,
  content: Attributes,
});
