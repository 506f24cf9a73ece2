import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { useProduct, useProductForm } from '../../form';
import { LinkDialog } from './link-dialog';
import { splitPermalink, toSlug } from './permalink';

/** The address of the product's page, if it exists. */
export function ProductLink() {
  const record = useProduct();
  const { isReadOnly } = useProductForm();
  const [isOpen, setOpen] = useState(false);
  const [before, after] = splitPermalink(record);
  if (record.id === 0 || before === '') return null;
  const slug = record.slug || record.generated_slug || toSlug(record.name);
  return (
    <div className="sa-product-link">
      {__('Product link:', 'store-admin')}{' '}
      <a href={record.permalink} target="_blank" rel="noreferrer">
        <bdi dir="ltr">
          {before}
          <strong>{slug}</strong>
          {after}
        </bdi>
      </a>{' '}
      {!isReadOnly && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {__('Edit', 'store-admin')}
        </Button>
      )}
      {isOpen && <LinkDialog slug={slug} before={before} after={after} onClose={() => setOpen(false)} />}
    </div>
  );
}
