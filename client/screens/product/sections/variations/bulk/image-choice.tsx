import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { ProductImage } from '@admin/store-product';
import { hasMediaLibrary, openLibrary } from '@admin/media';
import { Button, Choice, ChoiceGroup } from '@admin/ui';
import { useProduct } from '../../../form';

interface ImageChoiceProps {
  /** `null` for none, `undefined` until one is chosen. */
  image: ProductImage | null | undefined;
  error?: string | undefined;
  onChange: (image: ProductImage | null) => void;
}

/** One of the product's own images, one of the host's library, or none. */
export function ImageChoice({ image, error, onChange }: ImageChoiceProps) {
  const { images } = useProduct();
  const [others, setOthers] = useState<ProductImage[]>([]);
  const all = [...images, ...others.filter(({ id }) => !images.some((own) => own.id === id))];
  const choose = async () => {
    await openLibrary({ title: __('Choose an image', 'woocommerce') }, ([file]) => {
      if (!file) return;
      const { id, url } = file;
      const chosen = { id, src: typeof url === 'string' ? url : '', name: '', alt: '' };
      setOthers((known) => [...known, chosen]);
      onChange(chosen);
    });
  };
  return (
    <>
      <ChoiceGroup legend={__('Image', 'woocommerce')} error={error}>
        {all.map((each) => (
          <Choice
            key={each.id}
            type="radio"
            name="variation-image"
            label={each.alt || each.name || `#${each.id}`}
            media={<img className="sa-variation-bulk__image" src={each.src} alt="" />}
            checked={image?.id === each.id}
            onChange={() => onChange(each)}
          />
        ))}
        <Choice
          type="radio"
          name="variation-image"
          label={__('No image', 'woocommerce')}
          checked={image === null}
          onChange={() => onChange(null)}
        />
      </ChoiceGroup>
      {hasMediaLibrary() && (
        <Button onClick={() => void choose()}>{__('Choose from library', 'woocommerce')}</Button>
      )}
    </>
  );
}
