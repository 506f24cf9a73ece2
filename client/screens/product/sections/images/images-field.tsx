import { useId, useMemo, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { IMAGE_RULES, IMAGE_TYPES, mediaStore, type MediaItem } from '@admin/store-media';
import { noticesStore } from '@admin/store-notices';
import type { ProductImage } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { announce, Button, FieldNotes, useMoving, useNeighbourFocus, VisuallyHidden } from '@admin/ui';
import { useLater } from '../../form';
import { DropArea, SentFiles, useChooser, useUploads } from '../../uploads';
import { useStableCommands } from '../../use-stable-commands';
import { AltDialog } from './alt-dialog';
import * as list from './image-list';
import { ImageTile, type TileCommands } from './image-tile';
import './images.css';

/** About as many pictures as a screen has room for. The others are drawn after them, while the page answers. */
const FIRST = 12;

export interface ImagesFieldProps {
  images: readonly ProductImage[];
  /**
   * Changes the list as it is by then: uploads arrive when they do, maybe after this part of the form was left.
   * @param label names the step in the history
   */
  onUpdate: (change: list.Change, label: string) => void;
  /** Under which uploads are kept; one for each list. */
  group: string;
  /** One picture and no more. */
  isSingle?: boolean;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Pictures in their order, brought by dropping, by choosing and from the host's library. */
export function ImagesField(props: ImagesFieldProps) {
  const { images, onUpdate, group, isSingle = false, error, disabled = false } = props;
  const id = useId();
  const [edited, setEdited] = useState<number>();
  const { createSuccessNotice } = useDispatch(noticesStore);
  const isLater = useLater();
  // Asked for all at once: tiles are drawn a few at a time, and would ask a few at a time.
  const thumbnails = useSelect(
    (select) =>
      images.map(({ id: image }) => (image > 0 ? select(mediaStore).getItem(image)?.thumbnail : undefined)),
    [images],
  );
  const uploads = useUploads({ group, rules: IMAGE_RULES });
  const label = isSingle ? __('Choose image', 'woocommerce') : __('Choose images', 'woocommerce');
  const chooser = useChooser({ label, libraryTypes: ['image'], types: IMAGE_TYPES });
  const names = useMemo(() => nameAll(images), [images]);
  const nameOf = (image: ProductImage) => names.get(image.id) ?? '';
  const { container, keepFocusNear } = useNeighbourFocus<HTMLDivElement>(
    images.length,
    '[data-control="handle"]',
  );
  const {
    list: grid,
    said,
    handle,
  } = useMoving({
    items: images,
    keyOf: (image) => String(image.id),
    describe: (image, place) =>
      sprintf(
        /* translators: 1: name of a picture, 2: its place, 3: how many there are */
        __('%1$s is now number %2$d of %3$d', 'woocommerce'),
        nameOf(image),
        place,
        images.length,
      ),
    onChange: (moved) => {
      recordEvent('product_images_change_image_order_via_image_gallery', {});
      onUpdate(list.reorder(moved.map((image) => image.id)), __('Order of images', 'woocommerce'));
    },
    isGrid: true,
  });

  function add(items: readonly MediaItem[]) {
    const added = items.map(list.toImage);
    onUpdate(isSingle ? () => added.slice(0, 1) : list.add(added), __('Images added', 'woocommerce'));
    announce(
      /* translators: %d: how many */
      sprintf(_n('%d image added', '%d images added', items.length, 'woocommerce'), items.length),
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
      onUpdate(list.replace(image.id, list.toImage(item)), __('Image replaced', 'woocommerce'));
      announce(__('Image replaced', 'woocommerce'));
    };
    chooser.choose({
      isMultiple: false,
      onFiles: (files) => uploads.send(files.slice(0, 1), put),
      onItems: ([item]) => item && put(item),
    });
  }

  function remove(image: ProductImage, place: number) {
    recordEvent('product_images_remove_image_button_click', {});
    keepFocusNear(place);
    onUpdate(list.remove(image.id), __('Image removed', 'woocommerce'));
    const undo = () => onUpdate(list.putBack(image, place), __('Image put back', 'woocommerce'));
    void createSuccessNotice(
      /* translators: %s: name of a picture */
      sprintf(__('%s removed', 'woocommerce'), nameOf(image)),
      { id: `${group}/removed`, actions: [{ label: __('Undo', 'woocommerce'), onClick: undo }] },
    );
  }

  function setCover(image: ProductImage) {
    recordEvent('product_images_select_image_as_cover_button_click', {});
    onUpdate(list.setCover(image.id), __('Cover chosen', 'woocommerce'));
    /* translators: %s: name of a picture */
    announce(sprintf(__('%s is now the cover', 'woocommerce'), nameOf(image)));
  }

  const placeOf = (wanted: number) => images.findIndex((image) => image.id === wanted);
  const withImage = (wanted: number, act: (image: ProductImage, place: number) => void) => {
    const image = images.find((each) => each.id === wanted);
    if (image) act(image, placeOf(wanted));
  };
  const commands = useStableCommands<TileCommands>({
    move: (wanted, event) => handle(placeOf(wanted)).onKeyDown(event),
    drag: (wanted, event) => handle(placeOf(wanted)).onPointerDown(event),
    editAlt: setEdited,
    setCover: (wanted) => withImage(wanted, setCover),
    replace: (wanted) => withImage(wanted, replace),
    remove: (wanted) => withImage(wanted, remove),
  });

  const inDialog = images.find((image) => image.id === edited);

  return (
    <DropArea
      hint={__('Drop here to upload', 'woocommerce')}
      disabled={disabled}
      onDrop={(files) => {
        recordEvent('product_images_add_via_drag_and_drop_upload', {});
        send(files);
      }}
    >
      <div
        ref={container}
        className="sa-images"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would say its name before every picture
        role="group"
        tabIndex={-1}
        aria-label={__('Images', 'woocommerce')}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {images.length > 0 && (
          <ul ref={grid} className="sa-images__grid">
            {images.slice(0, isLater ? undefined : FIRST).map((image, index) => (
              <li key={image.id} className="sa-images__tile" data-key={image.id}>
                <ImageTile
                  image={image}
                  thumbnail={thumbnails[index]}
                  name={nameOf(image)}
                  isFirst={index === 0}
                  isSingle={isSingle}
                  disabled={disabled}
                  commands={commands}
                />
              </li>
            ))}
          </ul>
        )}
        {!disabled && (
          <div className="sa-images__add">
            <p className="sa-images__hint">
              {isSingle
                ? __('Drag image here or click to upload', 'woocommerce')
                : __('Drag images here or click to upload', 'woocommerce')}
            </p>
            <Button icon="image" busy={chooser.isOpening} onClick={choose}>
              {label}
            </Button>
            {chooser.hasLibrary && (
              <Button variant="tertiary" icon="upload" onClick={chooseFiles}>
                {__('Upload files', 'woocommerce')}
              </Button>
            )}
          </div>
        )}
        {disabled && images.length === 0 && <p>{__('There are no images.', 'woocommerce')}</p>}
      </div>
      <SentFiles chooser={chooser} uploads={uploads} />
      <FieldNotes id={id} error={error} help={undefined} />
      <VisuallyHidden as="output">{said}</VisuallyHidden>
      {inDialog && (
        <AltDialog
          image={inDialog}
          onClose={() => setEdited(undefined)}
          onApply={(alt) => {
            onUpdate(list.setAlt(inDialog.id, alt), __('Alternative text', 'woocommerce'));
            setEdited(undefined);
          }}
        />
      )}
    </DropArea>
  );
}

/** By their words or titles, with a number where two are called alike. */
function nameAll(images: readonly ProductImage[]): ReadonlyMap<number, string> {
  const plain = images.map(({ alt, name }) => alt || name || __('Image', 'woocommerce'));
  const counts = new Map<string, number>();
  for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    images.map((image, index) => {
      const name = plain[index] ?? '';
      return [image.id, counts.get(name) === 1 ? name : `${name} (${index + 1})`];
    }),
  );
}
