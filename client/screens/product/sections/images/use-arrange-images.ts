import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { noticesStore } from '@admin/store-notices';
import type { ProductImage } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { announce, formatNewPosition, useSortable, useNeighborFocus } from '@admin/ui';
import { useEventCallbacks } from '../../use-event-callbacks';
import * as list from './image-list';
import type { TileCommands } from './image-tile';
import { nameImages } from './name-images';

interface ArrangeImagesOptions {
  images: readonly ProductImage[];
  onUpdate: (change: list.Change, label: string) => void;
  group: string;
  onReplace: (image: ProductImage) => void;
  onEditAlt: (image: number) => void;
}

/** Actions on existing images: move, set as cover, replace and remove. */
export function useArrangeImages({ images, onUpdate, group, onReplace, onEditAlt }: ArrangeImagesOptions) {
  const { createSuccessNotice } = useDispatch(noticesStore);
  const names = useMemo(() => nameImages(images), [images]);
  const nameOf = (image: ProductImage) => names.get(image.id) ?? '';
  const { container, keepFocusNear } = useNeighborFocus<HTMLDivElement>(
    images.length,
    '[data-control="handle"]',
  );
  const {
    list: grid,
    announcement,
    handle,
  } = useSortable({
    items: images,
    getKey: (image) => String(image.id),
    describe: (image, place) => formatNewPosition(nameOf(image), place, images.length),
    onChange: (moved) => {
      recordEvent('product_images_change_image_order_via_image_gallery', {});
      onUpdate(list.reorder(moved.map((image) => image.id)), __('Image order', 'store-admin'));
    },
    isGrid: true,
  });

  function remove(image: ProductImage, place: number) {
    recordEvent('product_images_remove_image_button_click', {});
    keepFocusNear(place);
    onUpdate(list.remove(image.id), __('Image removed', 'store-admin'));
    const undo = () => onUpdate(list.restoreImage(image, place), __('Image restored', 'store-admin'));
    void createSuccessNotice(
      /* translators: %s: name of an image */
      sprintf(__('%s removed', 'store-admin'), nameOf(image)),
      { id: `${group}/removed`, actions: [{ label: __('Undo', 'store-admin'), onClick: undo }] },
    );
  }

  function setCover(image: ProductImage) {
    recordEvent('product_images_select_image_as_cover_button_click', {});
    onUpdate(list.setCover(image.id), __('Cover image changed', 'store-admin'));
    /* translators: %s: name of an image */
    announce(sprintf(__('%s is now the cover image', 'store-admin'), nameOf(image)));
  }

  const placeOf = (wanted: number) => images.findIndex((image) => image.id === wanted);
  const withImage = (wanted: number, act: (image: ProductImage, place: number) => void) => {
    const image = images.find((each) => each.id === wanted);
    if (image) act(image, placeOf(wanted));
  };
  const commands = useEventCallbacks<TileCommands>({
    move: (wanted, event) => handle(placeOf(wanted)).onKeyDown(event),
    drag: (wanted, event) => handle(placeOf(wanted)).onPointerDown(event),
    editAlt: onEditAlt,
    setCover: (wanted) => withImage(wanted, setCover),
    replace: (wanted) => withImage(wanted, onReplace),
    remove: (wanted) => withImage(wanted, remove),
  });

  return { container, grid, announcement, nameOf, commands };
}
