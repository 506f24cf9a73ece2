import { WithStores } from '@admin/data';
import { useProductField } from '../../form';
import { useUpdateMember } from '../../uploads';
import { ImagesField } from './images-field';
import { STORES } from './lazy-stores';

/** Images of the product; the first is its cover. */
export const Images = () => (
  <WithStores stores={STORES}>
    <ImagesOfProduct />
  </WithStores>
);

function ImagesOfProduct() {
  const { value, error, isReadOnly } = useProductField('images');
  const { group, update } = useUpdateMember('images');
  return (
    <ImagesField
      images={value}
      onUpdate={(change, label) => update((images) => [...change(images)], label)}
      group={group}
      error={error}
      disabled={isReadOnly}
    />
  );
}
