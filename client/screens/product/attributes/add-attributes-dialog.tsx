import { useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ProductAttribute } from '@admin/store-product';
import { useAttributes } from '@admin/store-taxonomies';
import { Button, Modal, useNeighbourFocus } from '@admin/ui';
import { FormDialog } from '../dialogs/form-dialog';
import { TermsFailure } from '../terms';
import { AttributeChoice } from './attribute-choice';
import type { AttributeKind } from './attribute-lists';
import { recordAttributeEvent } from './events';
import { textsOf } from './texts';
import { validateValues, ValuesField } from './values-field';
import './attributes.css';

interface AddAttributesDialogProps {
  kind: AttributeKind;
  /** What the product has already. */
  used: readonly ProductAttribute[];
  onAdd: (added: Omit<ProductAttribute, 'position'>[]) => void;
  onClose: () => void;
}

interface Line {
  key: number;
  attribute: { id: number; name: string } | undefined;
  values: string[];
  /** Typed, and no value yet. */
  typed: string;
}

const anEmptyLine = (key: number): Line => ({ key, attribute: undefined, values: [], typed: '' });

/** Attributes with their values, several at a time; shared ones of the shop and some of this product alone. */
export function AddAttributesDialog({ kind, used, onAdd, onClose }: AddAttributesDialogProps) {
  const { status, failure, retry } = useAttributes();
  const [lines, setLines] = useState<readonly Line[]>(() => [anEmptyLine(0)]);
  const nextKey = useRef(1);
  const [isAttempted, setAttempted] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { container, keepFocusNear } = useNeighbourFocus<HTMLUListElement>(lines.length, '[role="combobox"]');
  const texts = textsOf(kind);
  const filled = lines.filter(({ attribute }) => attribute !== undefined);

  const change = (key: number, patch: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...patch } : line)));

  function addLine() {
    recordAttributeEvent(kind, 'dialogAnother');
    const key = nextKey.current++;
    keepFocusNear(lines.length * 2);
    setLines([...lines, anEmptyLine(key)]);
  }

  function removeLine(place: number) {
    recordAttributeEvent(kind, 'dialogRemove');
    keepFocusNear(Math.max(0, place * 2));
    setLines(lines.length === 1 ? [anEmptyLine(nextKey.current++)] : lines.toSpliced(place, 1));
  }

  function add(): false | void {
    setAttempted(true);
    if (filled.some(({ values, typed }) => validateValues(values, typed) !== undefined)) return false;
    recordAttributeEvent(kind, 'dialogAdd');
    onAdd(
      filled.flatMap(({ attribute, values }) =>
        attribute ? [{ ...attribute, options: values, visible: true, variation: kind === 'option' }] : [],
      ),
    );
  }

  function leave() {
    recordAttributeEvent(kind, 'dialogCancel');
    if (lines.some(({ values }) => values.length > 0)) setLeaving(true);
    else onClose();
  }

  return (
    <FormDialog
      title={texts.dialogTitle}
      submitLabel={__('Add', 'woocommerce')}
      disabled={filled.length === 0}
      onSubmit={add}
      onClose={onClose}
      onCancel={leave}
      isWide
    >
      <p className="sa-attributes__note">
        {__(
          'By default, attributes are filterable and visible on the product page. You can change these settings for each attribute separately later.',
          'woocommerce',
        )}
      </p>
      {failure && (
        <TermsFailure
          title={__('The attributes of your store could not be loaded.', 'woocommerce')}
          message={failure.message}
          isRetrying={status === 'resolving'}
          onRetry={retry}
        />
      )}
      <ul ref={container} className="sa-attribute-lines" tabIndex={-1}>
        {lines.map(({ key, attribute, values, typed }, place) => (
          <li key={key} className="sa-attribute-line">
            <AttributeChoice
              kind={kind}
              value={attribute}
              taken={[
                ...used,
                ...lines.flatMap((line) => (line.key === key || !line.attribute ? [] : line.attribute)),
              ]}
              onChange={(next) => change(key, { attribute: next, values: [], typed: '' })}
            />
            <ValuesField
              // Another attribute has other values.
              key={attribute ? `${attribute.id} ${attribute.name}` : ''}
              kind={kind}
              attributeId={attribute?.id ?? 0}
              value={values}
              onChange={(next) => change(key, { values: next })}
              disabled={!attribute}
              onText={(next) => change(key, { typed: next })}
              error={isAttempted && attribute ? validateValues(values, typed) : undefined}
            />
            <Button
              variant="tertiary"
              icon="trash"
              className="sa-attribute-line__remove"
              aria-label={
                attribute
                  ? sprintf(
                      /* translators: %s: name of an attribute */
                      __('Remove attribute %s', 'woocommerce'),
                      attribute.name,
                    )
                  : __('Remove attribute', 'woocommerce')
              }
              onClick={() => removeLine(place)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="link" icon="plus" onClick={addLine}>
          {__('Add another', 'woocommerce')}
        </Button>
      </div>
      {isLeaving && (
        <Modal
          title={texts.dialogTitle}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button onClick={() => setLeaving(false)}>{__('No thanks', 'woocommerce')}</Button>
              <Button variant="primary" onClick={onClose}>
                {__('Yes please!', 'woocommerce')}
              </Button>
            </>
          }
        >
          <p>
            {__(
              'You have some attributes added to the list, are you sure you want to cancel?',
              'woocommerce',
            )}
          </p>
        </Modal>
      )}
    </FormDialog>
  );
}
