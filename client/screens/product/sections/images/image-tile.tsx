import type { KeyboardEvent, PointerEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import type { ProductImage } from '@admin/store-product';
import { Button, Icon, Menu, Pill } from '@admin/ui';

interface Handle {
  'data-control': string;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
}

interface ImageTileProps {
  image: ProductImage;
  /** What it is called, and different from all others. */
  name: string;
  isCover: boolean;
  disabled: boolean;
  /** Makes it move by keys and by touch. */
  handle: Handle;
  onEditAlt: () => void;
  /** Missing for the cover, and for the only picture. */
  onCover: (() => void) | undefined;
  onReplace: () => void;
  onRemove: () => void;
}

/** One picture, with what can be done to it. */
export function ImageTile(props: ImageTileProps) {
  const { image, name, isCover, disabled, handle, onEditAlt, onCover, onReplace, onRemove } = props;
  const thumbnail = useSelect(
    (select) => (image.id > 0 ? select(mediaStore).getItem(image.id)?.thumbnail : undefined),
    [image.id],
  );
  /** A mouse may take the picture itself; a finger there scrolls the page. */
  const dragByMouse = (event: PointerEvent) => {
    if (!disabled && event.pointerType === 'mouse') handle.onPointerDown(event);
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
      {isCover && (
        <span className="sa-images__cover">
          <Pill tone="accent">{__('Cover', 'woocommerce')}</Pill>
        </span>
      )}
      {!disabled && (
        <div className="sa-images__tools">
          <button
            type="button"
            className="sa-images__handle"
            aria-label={sprintf(
              /* translators: %s: name of a picture */
              __('Move %s', 'woocommerce'),
              name,
            )}
            {...handle}
          >
            <Icon name="drag" size={20} />
          </button>
          <Menu
            size="small"
            label={sprintf(
              /* translators: %s: name of a picture */
              __('Options of %s', 'woocommerce'),
              name,
            )}
            items={[
              { label: __('Edit alternative text', 'woocommerce'), icon: 'pencil', onSelect: onEditAlt },
              ...(onCover
                ? [{ label: __('Set as cover', 'woocommerce'), icon: 'star', onSelect: onCover } as const]
                : []),
              { label: __('Replace', 'woocommerce'), icon: 'image', onSelect: onReplace },
              {
                label: __('Remove', 'woocommerce'),
                icon: 'trash',
                isDestructive: true,
                onSelect: onRemove,
              },
            ]}
          />
        </div>
      )}
      <AltText image={image} name={name} disabled={disabled} onEdit={onEditAlt} />
    </>
  );
}

function AltText({
  image: { alt },
  name,
  disabled,
  onEdit,
}: Pick<ImageTileProps, 'image' | 'name' | 'disabled'> & { onEdit: () => void }) {
  if (disabled) {
    return <p className="sa-images__alt">{alt || __('No alternative text', 'woocommerce')}</p>;
  }
  return (
    <Button
      variant="link"
      className="sa-images__alt"
      data-control="alt"
      aria-label={
        alt
          ? sprintf(
              /* translators: 1: name of a picture, 2: its alternative text */
              __('Alternative text of %1$s: %2$s', 'woocommerce'),
              name,
              alt,
            )
          : sprintf(
              /* translators: %s: name of a picture */
              __('Add alternative text to %s', 'woocommerce'),
              name,
            )
      }
      onClick={onEdit}
    >
      {alt || __('Add alternative text', 'woocommerce')}
    </Button>
  );
}
