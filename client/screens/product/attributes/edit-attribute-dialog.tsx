import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { decodeEntities, interpolate } from '@admin/format';
import { Link } from '@admin/navigation';
import type { ProductAttribute } from '@admin/store-product';
import { Checkbox, TextField } from '@admin/ui';
import { FormDialog } from '../dialogs/form-dialog';
import { isNameTaken, getAttributeKey, type AttributeKind } from './attribute-lists';
import { formatEditLabel, getAttributeTexts } from './messages';
import { validateValues, ValuesField } from './values-field';

interface EditAttributeDialogProps {
  kind: AttributeKind;
  attribute: ProductAttribute;
  /** All attributes of the product. */
  attributes: readonly ProductAttribute[];
  /** Products of some types have no variations. */
  canVary: boolean;
  onSave: (attribute: ProductAttribute) => void;
  onClose: () => void;
}

/** Edits an attribute of the product: its name (if custom), its values and its uses. */
export function EditAttributeDialog(props: EditAttributeDialogProps) {
  const { kind, attribute, attributes, canVary, onSave, onClose } = props;
  const isShared = attribute.id > 0;
  const [draft, setDraft] = useState(attribute);
  const [name, setName] = useState(decodeEntities(attribute.name));
  const [isAttempted, setAttempted] = useState(false);
  const change = (patch: Partial<ProductAttribute>) => setDraft((before) => ({ ...before, ...patch }));
  const others = attributes.filter((other) => getAttributeKey(other) !== getAttributeKey(attribute));
  const nameError = isShared ? undefined : validateName(name, others);
  const [typed, setTyped] = useState('');
  const valuesError = validateValues(draft.options, typed);

  return (
    <FormDialog
      title={formatEditLabel(decodeEntities(attribute.name))}
      submitLabel={__('Update', 'store-admin')}
      onClose={onClose}
      onSubmit={() => {
        setAttempted(true);
        if (nameError !== undefined || valuesError !== undefined) return false;
        const isRenamed = name.trim() !== decodeEntities(attribute.name);
        onSave(isRenamed ? { ...draft, name: name.trim() } : draft);
      }}
    >
      <TextField
        label={__('Name', 'store-admin')}
        value={name}
        onChange={setName}
        disabled={isShared}
        error={isAttempted ? nameError : undefined}
        help={
          isShared
            ? interpolate(getAttributeTexts(kind).nameHelp, {
                link: (
                  <Link
                    href="edit.php?post_type=product&page=product_attributes"
                    type="wp-admin"
                    target="_blank"
                  />
                ),
              })
            : __('Your customers will see this on the product page', 'store-admin')
        }
      />
      <ValuesField
        kind={kind}
        attributeId={attribute.id}
        value={draft.options}
        onChange={(options) => change({ options })}
        onText={setTyped}
        error={isAttempted ? valuesError : undefined}
      />
      <Checkbox
        label={__('Visible to customers', 'store-admin')}
        help={__('Show or hide this attribute on the product page', 'store-admin')}
        checked={draft.visible}
        onChange={(visible) => change({ visible })}
      />
      {canVary && (
        <Checkbox
          label={__('Used for variations', 'store-admin')}
          help={__('Customers can choose a value when they buy the product.', 'store-admin')}
          checked={draft.variation}
          onChange={(variation) => change({ variation })}
        />
      )}
    </FormDialog>
  );
}

function validateName(name: string, others: readonly ProductAttribute[]): string | undefined {
  if (name.trim() === '') return __('This field is required.', 'store-admin');
  if (isNameTaken(name, others))
    return __('This product already has an attribute with this name.', 'store-admin');
  return undefined;
}
