import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { IMAGE_RULES, IMAGE_TYPES, type MediaItem } from '@admin/store-media';
import type { ProductImage } from '@admin/store-product';
import { Button, Choice, ChoiceGroup } from '@admin/ui';
import { useFormKey } from '../../../form';
import { UploadedFiles, useMediaPicker, useUploads } from '../../../uploads';
import { toImage } from '../../images/image-list';
import { STORES } from '../../images/lazy-stores';

interface ImageChoiceProps {
  /** Images of the product. */
  images: readonly ProductImage[];
  /** `null` for none, `undefined` until one is selected. */
  image: ProductImage | null | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (image: ProductImage | null) => void;
}

/** An image of the product, one from the media library or the device, or none. */
export const ImageChoice = (props: ImageChoiceProps) => (
  <WithStores stores={STORES}>
    <Images {...props} />
  </WithStores>
);

function Images({ images, image, error, disabled, onChange }: ImageChoiceProps) {
  const [others, setOthers] = useState<ProductImage[]>([]);
  const all = withoutDuplicates([...images, ...(image ? [image] : []), ...others]);
  const uploads = useUploads({ group: `variation-images/${useFormKey()}`, rules: IMAGE_RULES });
  const chooser = useMediaPicker({
    label: __('Choose an image', 'store-admin'),
    libraryTypes: ['image'],
    types: IMAGE_TYPES,
  });
  const add = (item: MediaItem) => {
    const chosen = toImage(item);
    setOthers((before) => [...before, chosen]);
    onChange(chosen);
  };
  const choose = () =>
    chooser.choose({
      isMultiple: false,
      onFiles: (files) => uploads.send(files.slice(0, 1), add),
      onItems: ([item]) => item && add(item),
    });
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
      {!disabled && (
        <Button busy={chooser.isOpening} onClick={choose}>
          {chooser.hasLibrary ? __('Choose from library', 'store-admin') : __('Choose image', 'store-admin')}
        </Button>
      )}
      <UploadedFiles chooser={chooser} uploads={uploads} />
    </>
  );
}

const withoutDuplicates = (images: readonly ProductImage[]): ProductImage[] =>
  images.filter(({ id }, index) => images.findIndex((other) => other.id === id) === index);
