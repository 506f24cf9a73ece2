import { useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import type { ProductImage } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { Button, FieldMessages, VisuallyHidden } from '@admin/ui';
import { useAfterFirstRender } from '../../form';
import { DropArea, UploadedFiles } from '../../uploads';
import { AltDialog } from './alt-dialog';
import * as list from './image-list';
import { ImageTile } from './image-tile';
import { useAddImages } from './use-add-images';
import { useArrangeImages } from './use-arrange-images';
import './images.css';

/** Roughly one screen of images. The others are rendered afterwards, and the page stays responsive meanwhile. */
const INITIAL_IMAGES = 12;

export interface ImagesFieldProps {
  images: readonly ProductImage[];
  /**
   * Changes the current list: uploads may finish after this section was unmounted.
   * @param label names the step in the history
   */
  onUpdate: (change: list.Change, label: string) => void;
  /** Key under which the store keeps uploads; unique for each list. */
  group: string;
  /** Whether only one image is allowed. */
  isSingle?: boolean;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Images in order, added by drag and drop, upload or from the media library. */
export function ImagesField(props: ImagesFieldProps) {
  const { images, onUpdate, group, isSingle = false, error, disabled = false } = props;
  const id = useId();
  const [edited, setEdited] = useState<number>();
  const isLater = useAfterFirstRender();
  // Requested all at once: tiles are rendered in small groups, and would request in small groups.
  const thumbnails = useSelect(
    (select) =>
      images.map(({ id: image }) => (image > 0 ? select(mediaStore).getItem(image)?.thumbnail : undefined)),
    [images],
  );
  const adding = useAddImages({ onUpdate, group, isSingle });
  const { chooser, uploads } = adding;
  const { container, grid, announcement, nameOf, commands } = useArrangeImages({
    images,
    onUpdate,
    group,
    onReplace: adding.replace,
    onEditAlt: setEdited,
  });
  const inDialog = images.find((image) => image.id === edited);

  return (
    <DropArea
      hint={__('Drop files to upload', 'store-admin')}
      disabled={disabled}
      onDrop={(files) => {
        recordEvent('product_images_add_via_drag_and_drop_upload', {});
        adding.send(files);
      }}
    >
      <div
        ref={container}
        className="sa-images"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would say its name before every picture
        role="group"
        tabIndex={-1}
        aria-label={__('Images', 'store-admin')}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {images.length > 0 && (
          <ul ref={grid} className="sa-images__grid">
            {images.slice(0, isLater ? undefined : INITIAL_IMAGES).map((image, index) => (
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
        {!disabled && <AddImages adding={adding} isSingle={isSingle} />}
        {disabled && images.length === 0 && <p>{__('No images yet.', 'store-admin')}</p>}
      </div>
      <UploadedFiles chooser={chooser} uploads={uploads} />
      <FieldMessages id={id} error={error} help={undefined} />
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      {inDialog && (
        <AltDialog
          image={inDialog}
          onClose={() => setEdited(undefined)}
          onApply={(alt) => {
            onUpdate(list.setAlt(inDialog.id, alt), __('Alternative text', 'store-admin'));
            setEdited(undefined);
          }}
        />
      )}
    </DropArea>
  );
}

interface AddImagesProps {
  adding: ReturnType<typeof useAddImages>;
  isSingle: boolean;
}

function AddImages({ adding, isSingle }: AddImagesProps) {
  return (
    <div className="sa-images__add">
      <p className="sa-images__hint">
        {isSingle
          ? __('Drag image here or click to upload', 'store-admin')
          : __('Drag images here or click to upload', 'store-admin')}
      </p>
      <Button icon="image" busy={adding.chooser.isOpening} onClick={adding.choose}>
        {adding.label}
      </Button>
      {adding.chooser.hasLibrary && (
        <Button variant="tertiary" icon="upload" onClick={adding.chooseFiles}>
          {__('Upload files', 'store-admin')}
        </Button>
      )}
    </div>
  );
}
