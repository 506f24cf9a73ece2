import { __, _n, sprintf } from '@wordpress/i18n';
import { IMAGE_RULES, IMAGE_TYPES, type MediaItem } from '@admin/store-media';
import type { ProductImage } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { announce } from '@admin/ui';
import { useMediaPicker, useUploads } from '../../uploads';
import * as list from './image-list';

interface AddImagesOptions {
  onUpdate: (change: list.Change, label: string) => void;
  group: string;
  isSingle: boolean;
}

/** Adds images by drag and drop, upload or from the media library. */
export function useAddImages({ onUpdate, group, isSingle }: AddImagesOptions) {
  const uploads = useUploads({ group, rules: IMAGE_RULES });
  const label = isSingle ? __('Choose image', 'store-admin') : __('Choose images', 'store-admin');
  const chooser = useMediaPicker({ label, libraryTypes: ['image'], types: IMAGE_TYPES });

  function add(items: readonly MediaItem[]) {
    const added = items.map(list.toImage);
    onUpdate(isSingle ? () => added.slice(0, 1) : list.add(added), __('Images added', 'store-admin'));
    announce(
      /* translators: %d: how many */
      sprintf(_n('%d image added', '%d images added', items.length, 'store-admin'), items.length),
    );
  }

  const send = (files: readonly File[]) =>
    uploads.send(isSingle ? files.slice(0, 1) : files, (item) => add([item]));

  const chooseFiles = () => {
    recordEvent('product_images_add_via_file_upload_area', {});
    chooser.chooseFiles({ isMultiple: !isSingle, onFiles: send });
  };

  const choose = () => {
    if (!chooser.hasLibrary) return chooseFiles();
    recordEvent('product_images_add_via_media_library', {});
    return chooser.choose({ isMultiple: !isSingle, onFiles: send, onItems: add });
  };

  function replace(image: ProductImage) {
    recordEvent('product_images_replace_image_button_click', {});
    const put = (item: MediaItem) => {
      onUpdate(list.replace(image.id, list.toImage(item)), __('Image replaced', 'store-admin'));
      announce(__('Image replaced', 'store-admin'));
    };
    chooser.choose({
      isMultiple: false,
      onFiles: (files) => uploads.send(files.slice(0, 1), put),
      onItems: ([item]) => item && put(item),
    });
  }

  return { uploads, chooser, label, send, choose, chooseFiles, replace };
}
