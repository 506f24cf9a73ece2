import { useRegistry, WithStores } from '@admin/data';
import { productStore } from '@admin/store-product';
import { useProductField, useProductForm } from '../../form';
import type { Change } from './image-list';
import { ImagesField } from './images-field';
import { STORES } from './late-stores';

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
