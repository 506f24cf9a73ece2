import { __ } from '@wordpress/i18n';
import type { ProductImage } from '@admin/store-product';

/** Names images by alt text or title, with a number for duplicates. */
export function nameImages(images: readonly ProductImage[]): ReadonlyMap<number, string> {
  const plain = images.map(({ alt, name }) => alt || name || __('Image', 'store-admin'));
  const counts = new Map<string, number>();
  for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    images.map((image, index) => {
      const name = plain[index] ?? '';
      return [image.id, counts.get(name) === 1 ? name : `${name} (${index + 1})`];
    }),
  );
}
