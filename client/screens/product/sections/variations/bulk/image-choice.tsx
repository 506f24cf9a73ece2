import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { ProductImage } from '@admin/store-product';
import { hasMediaLibrary, openMediaLibrary } from '@admin/media';
import { Button, Choice, ChoiceGroup } from '@admin/ui';

interface ImageChoiceProps {
  /** Images of the product. */
  images: readonly ProductImage[];
  /** `null` for none, `undefined` until one is selected. */
  image: ProductImage | null | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (image: ProductImage | null) => void;
}

/** An image of the product, one from the media library, or none. */
export function ImageChoice({ images, image, error, disabled, onChange }: ImageChoiceProps) {
  const [others, setOthers] = useState<ProductImage[]>([]);
  const all = withoutDuplicates([...images, ...(image ? [image] : []), ...others]);
  const choose = async () => {
    await openMediaLibrary({ title: __('Choose an image', 'store-admin') }, ([file]) => {
      if (!file) return;
      const { id, url } = file;
      const chosen = { id, src: typeof url === 'string' ? url : '', name: '', alt: '' };
      setOthers((others) => [...others, chosen]);
      onChange(chosen);
    });
  };
  return (
    <>
      <ChoiceGroup legend={__('Image', 'store-admin')} error={error}>
        {all.map((each) => (
          <Choice
            key={each.id}
            type="radio"
            name="variation-image"
            disabled={disabled}
            label={each.alt || each.name || `#${each.id}`}
            media={<img className="sa-variation-bulk__image" src={each.src} alt="" />}
            checked={image?.id === each.id}
            onChange={() => onChange(each)}
          />
        ))}
        <Choice
          type="radio"
          name="variation-image"
          disabled={disabled}
          label={__('No image', 'store-admin')}
          checked={image === null}
          onChange={() => onChange(null)}
        />
      </ChoiceGroup>
      {hasMediaLibrary() && !disabled && (
        <Button onClick={() => void choose()}>{__('Choose from library', 'store-admin')}</Button>
      )}
    </>
  );
}

const withoutDuplicates = (images: readonly ProductImage[]): ProductImage[] =>
  images.filter(({ id }, index) => images.findIndex((other) => other.id === id) === index);
