import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { useProductField, type Section } from '../../form';
import { useUpdateMember } from '../../uploads';
import { ImagesField } from './images-field';
import { STORES } from './lazy-stores';

export const imagesSection = (): Section => ({
  id: 'images',
  tab: 'general',
  title: __('Images', 'store-admin'),
  description: __('For best results, use JPEG files that are 1000 by 1000 pixels or larger.', 'store-admin'),
  order: 20,
  content: Images,
});

/** Images of the product; the first is its cover. */
const Images = () => (
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
