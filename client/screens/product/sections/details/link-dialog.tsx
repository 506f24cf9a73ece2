import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useRegistry, WithStores } from '@admin/data';
import { skusStore } from '@admin/store-skus';
import { announce, Button, Modal, TextField } from '@admin/ui';
import { useProduct, useProductField } from '../../form';
import { recordProductEvent } from '../../save/events';
import { findSlugProblem, toSlug } from './permalink';
import { useDuplicateSlug } from './use-duplicate-slug';

interface LinkDialogProps {
  slug: string;
  before: string;
  after: string;
  onClose: () => void;
}

const STORES = [{ store: skusStore }];

/** Edits the address of the product's page; it is saved with the product. */
export const LinkDialog = (props: LinkDialogProps) => (
  <WithStores stores={STORES}>
    <LinkForm {...props} />
  </WithStores>
);

function LinkForm({ slug, before, after, onClose }: LinkDialogProps) {
  const record = useProduct();
  const registry = useRegistry();
  const { onChange } = useProductField('slug');
  const [text, setText] = useState(slug);
  const field = useRef<HTMLInputElement>(null);
  const wanted = toSlug(text);
  const problem = findSlugProblem(text);
  const duplicate = useDuplicateSlug(problem === undefined ? wanted : '');
  const warning = duplicate && formatDuplicate(duplicate.name);
  // Another product may have a new address since the last visit.
  useEffect(() => registry.invalidateAll(skusStore), [registry]);
  useEffect(() => {
    if (warning) announce(warning);
  }, [warning]);
  const apply = () => {
    recordProductEvent('product_update_slug', record);
    onChange(wanted);
    onClose();
  };
  return (
    <Modal
      initialField={field}
      title={__('Edit product link', 'store-admin')}
      onClose={onClose}
      isForm
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
          <Button variant="primary" disabled={problem !== undefined || wanted === slug} onClick={apply}>
            {__('Use this link', 'store-admin')}
          </Button>
        </>
      }
    >
      <p>
        {__(
          "Create a unique link for this product. Use simple, descriptive words and numbers. We'll replace spaces with hyphens (-).",
          'store-admin',
        )}
      </p>
      <TextField
        ref={field}
        label={__('Product link', 'store-admin')}
        value={text}
        error={problem}
        onChange={setText}
        help={
          <>
            <span>
              {sprintf(
                /* translators: %s: the address of a page */
                __('Preview: %s', 'store-admin'),
                `${before}${wanted}${after}`,
              )}
            </span>
            {warning && <strong className="sa-product-link__taken">{warning}</strong>}
          </>
        }
      />
    </Modal>
  );
}

const formatDuplicate = (name: string): string =>
  name === ''
    ? __('Another product already uses this link. A number will be added to yours.', 'store-admin')
    : sprintf(
        /* translators: %s: the name of a product */
        __('“%s” already uses this link. A number will be added to yours.', 'store-admin'),
        name,
      );
