import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import { announce, Button, TextField } from '@admin/ui';
import { toFormKey } from '@admin/store-product';
import type { SkuHolder } from '@admin/store-skus';
import { getFormUrl, getVariationUrl } from '../../urls';
import { toFieldProps } from '../../controls';
import { useProduct, useProductField } from '../../form';
import { suggestSku } from '../../rules/sku';
import { useDuplicateSku } from './use-duplicate-sku';

/** The product's SKU; a duplicate is reported while typing. */
export function SkuField() {
  const field = useProductField('sku');
  const duplicate = useDuplicateSku();
  const conflict = duplicate && formatDuplicate(duplicate);
  useEffect(() => {
    if (conflict) announce(conflict);
  }, [conflict]);
  return (
    <TextField
      {...toFieldProps('sku', field)}
      label={__('SKU (Stock Keeping Unit)', 'store-admin')}
      error={field.error ?? conflict}
      help={duplicate ? <DuplicateLink duplicate={duplicate} /> : <Suggestion />}
      autoComplete="off"
    />
  );
}

const formatDuplicate = ({ name }: SkuHolder): string =>
  name === ''
    ? __('The SKU already exists on another product.', 'store-admin')
    : // translators: %s: the name of a product
      sprintf(__('“%s” already has this SKU.', 'store-admin'), name);

const DuplicateLink = ({ duplicate: { id, parentId } }: { duplicate: SkuHolder }) => (
  <Link
    href={(parentId > 0 && getVariationUrl(parentId, id)) || getFormUrl(toFormKey(parentId || id))}
    type="wc-admin"
  >
    {__('Open product', 'store-admin')}
  </Link>
);

/** Suggests a SKU generated from the name, for a product without one. */
function Suggestion() {
  const { name } = useProduct();
  const { value, onChange, isReadOnly } = useProductField('sku');
  const suggestion = suggestSku(name);
  if (value !== '' || suggestion === '' || isReadOnly) return null;
  return (
    <Button variant="link" onClick={() => onChange(suggestion)}>
      {sprintf(
        /* translators: %s: a SKU */
        __('Use “%s”', 'store-admin'),
        suggestion,
      )}
    </Button>
  );
}
