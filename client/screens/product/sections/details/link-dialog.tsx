import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Modal, TextField } from '@admin/ui';
import { useProduct, useProductField } from '../../form';
import { recordProductEvent } from '../../save/events';
import { toSlug } from './permalink';

interface LinkDialogProps {
  slug: string;
  before: string;
  after: string;
  onClose: () => void;
}

/** Chooses the address of the product's page; it is saved with the product. */
export function LinkDialog({ slug, before, after, onClose }: LinkDialogProps) {
  const record = useProduct();
  const { onChange } = useProductField('slug');
  const [text, setText] = useState(slug);
  const wanted = toSlug(text);
  const apply = () => {
    recordProductEvent('product_update_slug', record);
    onChange(wanted);
    onClose();
  };
  return (
    <Modal
      title={__('Edit product link', 'woocommerce')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'woocommerce')}</Button>
          <Button variant="primary" disabled={wanted === '' || wanted === slug} onClick={apply}>
            {__('Use this link', 'woocommerce')}
          </Button>
        </>
      }
    >
      <p>
        {__(
          "Create a unique link for this product. Use simple, descriptive words and numbers. We'll replace spaces with hyphens (-).",
          'woocommerce',
        )}
      </p>
      <TextField
        label={__('Product link', 'woocommerce')}
        value={text}
        onChange={setText}
        help={sprintf(
          /* translators: %s: the address of a page */
          __('Preview: %s', 'woocommerce'),
          `${before}${wanted}${after}`,
        )}
      />
    </Modal>
  );
}
