import { __, sprintf } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { Link } from '@admin/navigation';
import { productStore, toFormKey, type FormKey } from '@admin/store-product';
import { getFormUrl, PRODUCTS_URL } from '../urls';
import { formatAnyTerm } from '../sections/variations/list/format-variation';

interface VariationTitleProps {
  formKey: FormKey;
  productId: number;
}

/** Breadcrumbs to the list of products, the product and this variation. */
export function VariationTitle({ formKey, productId }: VariationTitleProps) {
  const productKey = toFormKey(productId);
  const { product, attributes } = useSelect(
    (select) => ({
      product: select(productStore).getRecord(productKey)?.name,
      // A variation's attributes are the selected values.
      attributes: select(productStore).getSaved(formKey)?.attributes as unknown,
    }),
    [formKey, productKey],
  );
  const productName = decodeEntities(product ?? sprintf('#%d', productId));
  const name = nameOf(attributes);
  return (
    <span className="sa-product-title">
      <a href={PRODUCTS_URL}>{__('Products', 'store-admin')}</a>
      <span aria-hidden="true">/</span>
      <Link
        className="sa-product-title__name"
        href={getFormUrl(productKey, 'variations')}
        title={productName}
        dir="auto"
      >
        {productName}
      </Link>
      <span aria-hidden="true">/</span>
      <bdi className="sa-variation-title" title={name}>
        {name}
      </bdi>
    </span>
  );
}

/** @param attributes selected values, as in the REST API */
function nameOf(attributes: unknown): string {
  const choices = (Array.isArray(attributes) ? attributes : []) as { name?: string; option?: string }[];
  const words = choices.map(
    ({ name = '', option = '' }) => decodeEntities(option) || formatAnyTerm(decodeEntities(name)),
  );
  return words.length > 0 ? words.join(', ') : __('Variation', 'store-admin');
}
