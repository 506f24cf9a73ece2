import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ProductImage } from '@admin/store-product';
import { Button, Menu, DragHandle, Pill } from '@admin/ui';

/** Actions on images by id; the same object for all tiles and renders. */
export type TileCommands = {
  move: (id: number, event: KeyboardEvent) => void;
  drag: (id: number, event: PointerEvent) => void;
  editAlt: (id: number) => void;
  setCover: (id: number) => void;
  replace: (id: number) => void;
  remove: (id: number) => void;
};

interface ImageTileProps {
  image: ProductImage;
  /** A thumbnail, if the media library has one. */
  thumbnail: string | undefined;
  /** Unique display name. */
  name: string;
  isFirst: boolean;
  /** Whether only one image is allowed, so there is no cover. */
  isSingle: boolean;
  disabled: boolean;
  commands: TileCommands;
}

/** An image with its actions. Memoized: in a list of 100, only changed ones are rendered. */
export const ImageTile = memo(function ImageTile(props: ImageTileProps) {
  const { image, thumbnail, name, isFirst, isSingle, disabled, commands } = props;
  const { id } = image;
  /** A mouse can drag the image itself; a touch there scrolls the page. */
  const dragByMouse = (event: PointerEvent) => {
    if (!disabled && event.pointerType === 'mouse') commands.drag(id, event);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a larger place for the mouse; the handle is for everybody */}
      <div className="sa-images__picture" onPointerDown={dragByMouse}>
        <img
          src={thumbnail ?? image.src}
          alt={image.alt}
          width={150}
          height={150}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </div>
      {isFirst && !isSingle && (
        <span className="sa-images__cover">
          <Pill tone="accent">{__('Cover', 'store-admin')}</Pill>
        </span>
      )}
      {!disabled && (
        <div className="sa-images__tools">
          <DragHandle
            className="sa-images__handle"
            name={name}
            onKeyDown={(event) => commands.move(id, event)}
            onPointerDown={(event) => commands.drag(id, event)}
          />
          <Menu
            size="small"
            label={sprintf(
              /* translators: %s: name of an image */
              __('Options for %s', 'store-admin'),
              name,
            )}
            items={[
              {
                label: __('Edit alternative text', 'store-admin'),
                icon: 'pencil',
                onSelect: () => commands.editAlt(id),
              },
              ...(isFirst
                ? []
                : [
                    {
                      label: __('Set as cover', 'store-admin'),
                      icon: 'star',
                      onSelect: () => commands.setCover(id),
                    } as const,
                  ]),
              {
                label: __('Replace', 'store-admin'),
                icon: 'image',
                onSelect: () => commands.replace(id),
              },
              {
                label: __('Remove', 'store-admin'),
                icon: 'trash',
                isDestructive: true,
                onSelect: () => commands.remove(id),
              },
            ]}
          />
        </div>
      )}
      <AltText image={image} name={name} disabled={disabled} onEdit={() => commands.editAlt(id)} />
    </>
  );
});

function AltText({
  image: { alt },
  name,
  disabled,
  onEdit,
}: Pick<ImageTileProps, 'image' | 'name' | 'disabled'> & { onEdit: () => void }) {
  if (disabled) {
    return <p className="sa-images__alt">{alt || __('No alternative text', 'store-admin')}</p>;
  }
  return (
    <Button
      variant="link"
      className="sa-images__alt"
      data-control="alt"
      aria-label={
        alt
          ? sprintf(
              /* translators: 1: name of an image, 2: its alternative text */
              __('Alternative text of %1$s: %2$s', 'store-admin'),
              name,
              alt,
            )
          : sprintf(
              /* translators: %s: name of an image */
              __('Add alternative text to %s', 'store-admin'),
              name,
            )
      }
      onClick={onEdit}
    >
      {alt || __('Add alternative text', 'store-admin')}
    </Button>
  );
}
