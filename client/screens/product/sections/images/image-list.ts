import type { MediaItem } from '@admin/store-media';
import type { ProductImage } from '@admin/store-product';

/** A list of pictures made of the one before it. */
export type Change = (images: readonly ProductImage[]) => readonly ProductImage[];

export const toImage = ({ id, url, name, alt }: MediaItem): ProductImage => ({ id, src: url, name, alt });

/** Adds pictures at the end; one that is there already stays where it is. */
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

/** Puts a removed picture back to where it was, as far as that place is still there. */
export const restoreImage =
  (image: ProductImage, place: number): Change =>
  (images) =>
    hasId(images, image.id) ? images : images.toSpliced(place, 0, image);

/** The first picture is the cover. */
export const setCover =
  (id: number): Change =>
  (images) => [...images.filter((image) => image.id === id), ...remove(id)(images)];

/** Puts another picture in the place of one; where the other is in the list already, that one moves here. */
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

/** In another order; what came or went meanwhile is neither lost nor brought back. */
export const reorder =
  (ids: readonly number[]): Change =>
  (images) => [
    ...ids.flatMap((id) => images.filter((image) => image.id === id)),
    ...images.filter(({ id }) => !ids.includes(id)),
  ];

const hasId = (images: readonly ProductImage[], id: number): boolean =>
  images.some((image) => image.id === id);
