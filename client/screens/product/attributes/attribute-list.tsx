import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import type { ProductAttribute } from '@admin/store-product';
import {
  Button,
  EmptyState,
  Modal,
  formatNewPosition,
  useSortable,
  useNeighborFocus,
  VisuallyHidden,
} from '@admin/ui';
import { useEventCallbacks } from '../use-event-callbacks';
import { AddAttributesDialog } from './add-attributes-dialog';
import {
  addAttributes,
  getAttributeKey,
  orderAttributes,
  removeAttribute,
  replaceAttribute,
  type AttributeKind,
} from './attribute-lists';
import { AttributeRow, type RowCommands } from './attribute-row';
import { EditAttributeDialog } from './edit-attribute-dialog';
import { recordAttributeEvent } from './events';
import { getAttributeTexts } from './messages';
import './attributes.css';

interface AttributeListProps {
  kind: AttributeKind;
  /** All attributes of the product; for options, only those used for variations are shown. */
  attributes: readonly ProductAttribute[];
  /** @param merge consecutive changes with the same name are one undo step */
  onChange: (attributes: ProductAttribute[], merge?: string) => void;
  canVary: boolean;
  disabled?: boolean | undefined;
}

type Dialog = { name: 'add' } | { name: 'edit' | 'remove'; key: string };

/** The attributes of a product in the order shown to customers. */
export function AttributeList({ kind, attributes, onChange, canVary, disabled = false }: AttributeListProps) {
  const texts = getAttributeTexts(kind);
  const shown = kind === 'option' ? attributes.filter(({ variation }) => variation) : attributes;
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { list, announcement, handle } = useSortable({
    items: shown,
    getKey: getAttributeKey,
    describe: ({ name }, place) => formatNewPosition(decodeEntities(name), place, shown.length),
    onChange: (ordered) => onChange(orderAttributes(attributes, ordered), 'order of attributes'),
  });
  const { container, keepFocusNear } = useNeighborFocus<HTMLDivElement>(
    shown.length,
    '.sa-attribute__remove',
  );

  const placeOf = (key: string) => shown.findIndex((attribute) => getAttributeKey(attribute) === key);
  const commands = useEventCallbacks<RowCommands>({
    move: (key, event) => handle(placeOf(key)).onKeyDown(event),
    drag: (key, event) => handle(placeOf(key)).onPointerDown(event),
    edit: (key) => setDialog({ name: 'edit', key }),
    remove: (key) => setDialog({ name: 'remove', key }),
  });

  const openAdd = () => {
    recordAttributeEvent(kind, shown.length === 0 ? 'first' : 'more');
    setDialog({ name: 'add' });
  };
  const remove = (attribute: ProductAttribute) => {
    recordAttributeEvent(kind, 'removed');
    keepFocusNear(shown.indexOf(attribute));
    close();
    onChange(removeAttribute(attributes, getAttributeKey(attribute)));
  };

  return (
    <div ref={container} tabIndex={-1} className="sa-attributes">
      {shown.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          actions={!disabled && <Button onClick={openAdd}>{texts.addFirst}</Button>}
        />
      ) : (
        <>
          <ul ref={list} className="sa-attributes__list">
            {shown.map((attribute) => (
              <AttributeRow
                key={getAttributeKey(attribute)}
                attribute={attribute}
                isOption={kind === 'option'}
                disabled={disabled}
                commands={commands}
              />
            ))}
          </ul>
          {!disabled && (
            <div>
              <Button variant="secondary" icon="plus" onClick={openAdd}>
                {texts.add}
              </Button>
            </div>
          )}
        </>
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      {dialog && (
        <OpenDialog
          dialog={dialog}
          {...{ kind, attributes, canVary, onChange }}
          onRemove={remove}
          onClose={close}
        />
      )}
    </div>
  );
}

interface OpenDialogProps extends Omit<AttributeListProps, 'disabled'> {
  dialog: Dialog;
  onRemove: (attribute: ProductAttribute) => void;
  onClose: () => void;
}

function OpenDialog({ dialog, kind, attributes, canVary, onChange, onRemove, onClose }: OpenDialogProps) {
  if (dialog.name === 'add') {
    return (
      <AddAttributesDialog
        kind={kind}
        used={attributes}
        onAdd={(added) => onChange(addAttributes(attributes, added))}
        onClose={onClose}
      />
    );
  }
  const subject = attributes.find((attribute) => getAttributeKey(attribute) === dialog.key);
  if (!subject) return null;
  if (dialog.name === 'remove') {
    return (
      <RemoveDialog
        kind={kind}
        attribute={subject}
        onRemove={() => onRemove(subject)}
        onKeep={() => {
          recordAttributeEvent(kind, 'kept');
          onClose();
        }}
      />
    );
  }
  return (
    <EditAttributeDialog
      kind={kind}
      attribute={subject}
      attributes={attributes}
      canVary={canVary}
      onSave={(next) => onChange(replaceAttribute(attributes, dialog.key, next))}
      onClose={onClose}
    />
  );
}

interface RemoveDialogProps {
  kind: AttributeKind;
  attribute: ProductAttribute;
  onRemove: () => void;
  onKeep: () => void;
}

function RemoveDialog({ kind, attribute, onRemove, onKeep }: RemoveDialogProps) {
  return (
    <Modal
      title={getAttributeTexts(kind).removeQuestion}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{__('Cancel', 'store-admin')}</Button>
          <Button variant="primary" isDestructive onClick={onRemove}>
            {__('Remove', 'store-admin')}
          </Button>
        </>
      }
    >
      <p>{decodeEntities(attribute.name)}</p>
    </Modal>
  );
}
