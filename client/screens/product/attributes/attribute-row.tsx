import type { ComponentProps } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import type { ProductAttribute } from '@admin/store-product';
import { Button, Icon, Pill } from '@admin/ui';
import { keyOfAttribute } from './attribute-lists';
import { sayEdit } from './texts';

interface AttributeRowProps {
  attribute: ProductAttribute;
  /** Among options it goes without saying that it makes variations. */
  isOption: boolean;
  disabled: boolean;
  /** Props of what it is moved by. */
  handle: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown'>;
  onEdit: () => void;
  onRemove: () => void;
}

/** As many values as are shown of a row. */
const SHOWN = 2;

export function AttributeRow({ attribute, isOption, disabled, handle, onEdit, onRemove }: AttributeRowProps) {
  const name = decodeEntities(attribute.name);
  const hidden = attribute.options.length - SHOWN;
  return (
    <li className="sa-attribute" data-key={keyOfAttribute(attribute)}>
      {!disabled && (
        <button
          type="button"
          className="sa-attribute__handle"
          aria-label={sprintf(
            /* translators: %s: name of a line */
            __('Move %s', 'woocommerce'),
            name,
          )}
          {...handle}
        >
          <Icon name="drag" size={20} />
        </button>
      )}
      <div className="sa-attribute__name">
        {name}
        {!attribute.visible && <Pill>{__('Hidden', 'woocommerce')}</Pill>}
        {attribute.variation && !isOption && (
          <Pill tone="accent">{__('Used for variations', 'woocommerce')}</Pill>
        )}
      </div>
      <div className="sa-attribute__values">
        {attribute.options.slice(0, SHOWN).map((option) => (
          <Pill key={option}>{decodeEntities(option)}</Pill>
        ))}
        {hidden > 0 && (
          <Pill>
            {sprintf(
              /* translators: %d: count of values that are not shown */
              __('+ %d more', 'woocommerce'),
              hidden,
            )}
          </Pill>
        )}
      </div>
      {!disabled && (
        <div className="sa-attribute__actions">
          <Button variant="tertiary" size="small" aria-label={sayEdit(name)} onClick={onEdit}>
            {__('Edit', 'woocommerce')}
          </Button>
          <Button
            variant="tertiary"
            size="small"
            icon="close"
            className="sa-attribute__remove"
            aria-label={sprintf(
              /* translators: %s: name of an item */
              __('Remove %s', 'woocommerce'),
              name,
            )}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}
