import type { MediaItem } from '@admin/store-media';
import type { ProductImage } from '@admin/store-product';

/** Returns a new list of images from the previous one. */
export type Change = (images: readonly ProductImage[]) => readonly ProductImage[];

export const toImage = ({ id, url, name, alt }: MediaItem): ProductImage => ({ id, src: url, name, alt });

/** Appends images; an image already in the list stays where it is. */
export const add =
  (added: readonly ProductImage[]): Change =>
  (images) => [
    ...images,
    ...added.filter(
      (image, index) => !hasId(images, image.id) && added.findIndex(({ id }) => id === image.id) === index,
    ),
  ];

export const remove =
  (id: number): Change =>
  (images) =>
    images.filter((image) => image.id !== id);

/** Restores a removed image at its previous position, as far as that still exists. */
export const restoreImage =
  (image: ProductImage, place: number): Change =>
  (images) =>
    hasId(images, image.id) ? images : images.toSpliced(place, 0, image);

/** The first image is the cover. */
export const setCover =
  (id: number): Change =>
  (images) => [...images.filter((image) => image.id === id), ...remove(id)(images)];

/** Replaces an image; if the new one is already in the list, it moves to this position. */
export const replace =
  (id: number, image: ProductImage): Change =>
  (images) => {
    if (!hasId(images, id)) return add([image])(images);
    const others = image.id === id ? images : remove(image.id)(images);
    return others.map((other) => (other.id === id ? image : other));
  };

export const setAlt =
  (id: number, alt: string): Change =>
  (images) =>
    images.map((image) => (image.id === id && image.alt !== alt ? { ...image, alt } : image));

/** Reorders the list; images added or removed meanwhile are neither lost nor restored. */
export const reorder =
  (ids: readonly number[]): Change =>
  (images) => [
    ...ids.flatMap((id) => images.filter((image) => image.id === id)),
    ...images.filter(({ id }) => !ids.includes(id)),
  ];

const hasId = (images: readonly ProductImage[], id: number): boolean =>
  images.some((image) => image.id === id);
