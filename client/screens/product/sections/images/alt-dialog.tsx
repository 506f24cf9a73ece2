import { useRef, useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import type { ProductImage } from '@admin/store-product';
import { Button, Modal, TextField } from '@admin/ui';

interface AltDialogProps {
  image: ProductImage;
  onApply: (alt: string) => void;
  onClose: () => void;
}

/** Edits an image's alt text. */
export function AltDialog({ image, onApply, onClose }: AltDialogProps) {
  const [alt, setAlt] = useState(image.alt);
  const field = useRef<HTMLInputElement>(null);

  function apply(event: FormEvent) {
    event.preventDefault();
    // The product form must not handle this event.
    event.stopPropagation();
    onApply(alt.trim());
  }

  return (
    <Modal initialField={field} title={__('Alternative text', 'store-admin')} onClose={onClose} isForm>
      <form className="sa-images__dialog" noValidate onSubmit={apply}>
        <img src={image.src} alt="" />
        <TextField
          ref={field}
          label={__('Describe the image', 'store-admin')}
          help={__('Read by screen readers, and shown when the image cannot be loaded.', 'store-admin')}
          value={alt}
          onChange={setAlt}
        />
        <div className="sa-images__dialog-actions">
          <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
          <Button type="submit" variant="primary">
            {__('Apply', 'store-admin')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
