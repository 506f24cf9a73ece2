import { __ } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import { recordEvent } from '@admin/tracks';
import { InlineNotice } from '@admin/ui';
import { AttributeList, useAttributesField } from '../../attributes';
import type { Section } from '../../form';
import '../../product-fields.css';

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

/** The product's attributes, including those used for variations. */
function Attributes() {
  const { attributes, change, error, isReadOnly, canVary } = useAttributesField();
  return (
    <div className="sa-product-fields">
      {error && <InlineNotice status="error">{error}</InlineNotice>}
      <AttributeList
        kind="attribute"
        attributes={attributes}
        onChange={change}
        canVary={canVary}
        disabled={isReadOnly}
      />
    </div>
  );
}
