import { useRegistry, WithStores } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { noticesStore } from '@admin/store-notices';
import { productStore, type ProductImage } from '@admin/store-product';
import { useProductField, useProductForm } from '../../form';
import type { Change } from './image-list';
import { ImagesField } from './images-field';

const STORES = [{ store: mediaStore }, { store: noticesStore }];

/** Pictures of the product; the first is its cover. */
export const Images = () => (
  <WithStores stores={STORES}>
    <ImagesOfProduct />
  </WithStores>
);

function ImagesOfProduct() {
  const { formKey } = useProductForm();
  const { value, error, isReadOnly } = useProductField('images');
  const registry = useRegistry();

  function update(change: Change, label: string) {
    // As it is by then, and not as it was drawn.
    const images = registry.select(productStore).getValue(formKey, 'images');
    if (images) void registry.dispatch(productStore).edit(formKey, { images: change(images) }, { label });
  }

  return (
    <ImagesField
      images={value}
      onUpdate={update}
      group={`product/${formKey}/images`}
      error={error}
      disabled={isReadOnly}
    />
  );
}

/** The one picture of a variation. */
export const VariationImage = () => (
  <WithStores stores={STORES}>
    <ImageOfVariation />
  </WithStores>
);

function ImageOfVariation() {
  const { formKey } = useProductForm();
  const { value, error, isReadOnly } = useProductField('image');
  const registry = useRegistry();

  function update(change: Change, label: string) {
    const image = registry.select(productStore).getValue(formKey, 'image');
    const [next = null] = change(toList(image));
    void registry.dispatch(productStore).edit(formKey, { image: next }, { label });
  }

  return (
    <ImagesField
      images={toList(value)}
      onUpdate={update}
      group={`product/${formKey}/image`}
      isSingle
      error={error}
      disabled={isReadOnly}
    />
  );
}

/** Variations have it; the record is typed as that of a product. */
const toList = (image: unknown): ProductImage[] => (isImage(image) ? [image] : []);

const isImage = (value: unknown): value is ProductImage =>
  typeof value === 'object' && value !== null && 'id' in value && 'src' in value;
