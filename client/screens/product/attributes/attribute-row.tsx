import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import type { ProductAttribute } from '@admin/store-product';
import { Button, DragHandle, Pill } from '@admin/ui';
import { getAttributeKey } from './attribute-lists';
import { formatEditLabel } from './messages';

interface AttributeRowProps {
  attribute: ProductAttribute;
  /** Whether it is in the list of options, which are always used for variations. */
  isOption: boolean;
  disabled: boolean;
  /** Actions on rows by key; the same object for all rows and renders. */
  commands: RowCommands;
}

export type RowCommands = {
  move: (key: string, event: KeyboardEvent) => void;
  drag: (key: string, event: PointerEvent) => void;
  edit: (key: string) => void;
  remove: (key: string) => void;
};

/** Number of values shown in a row. */
const MAX_VALUES = 2;

/** An attribute row. Memoized: in a list of 60, only changed rows are rendered. */
export const AttributeRow = memo(function AttributeRow(props: AttributeRowProps) {
  const { attribute, isOption, disabled, commands } = props;
  const key = getAttributeKey(attribute);
  const name = decodeEntities(attribute.name);
  const hidden = attribute.options.length - MAX_VALUES;
  return (
    <li className="sa-attribute" data-key={key}>
      {!disabled && (
        <DragHandle
          name={name}
          onKeyDown={(event) => commands.move(key, event)}
          onPointerDown={(event) => commands.drag(key, event)}
        />
      )}
      <div className="sa-attribute__name">
        {name}
        {!attribute.visible && <Pill>{__('Hidden', 'store-admin')}</Pill>}
        {attribute.variation && !isOption && (
          <Pill tone="accent">{__('Used for variations', 'store-admin')}</Pill>
        )}
      </div>
      <div className="sa-attribute__values">
        {attribute.options.slice(0, MAX_VALUES).map((option) => (
          <Pill key={option}>{decodeEntities(option)}</Pill>
        ))}
        {hidden > 0 && (
          <Pill>
            {sprintf(
              /* translators: %d: count of values that are not shown */
              __('+ %d more', 'store-admin'),
              hidden,
            )}
          </Pill>
        )}
      </div>
      {!disabled && (
        <div className="sa-attribute__actions">
          <Button
            variant="tertiary"
            size="small"
            aria-label={formatEditLabel(name)}
            onClick={() => commands.edit(key)}
          >
            {__('Edit', 'store-admin')}
          </Button>
          <Button
            variant="tertiary"
            size="small"
            icon="close"
            className="sa-attribute__remove"
            aria-label={sprintf(
              /* translators: %s: name of an item */
              __('Remove %s', 'store-admin'),
              name,
            )}
            onClick={() => commands.remove(key)}
          />
        </div>
      )}
    </li>
  );
});
