import { __, sprintf } from '@wordpress/i18n';
import type { ProductMeta } from '@admin/store-product';
import { Button, TextField } from '@admin/ui';
import { isEditableAsText, toText, toPublicKey } from '../../rules/meta';

interface CustomFieldProps {
  meta: ProductMeta;
  isReadOnly: boolean;
  onChange: (meta: ProductMeta) => void;
  onRemove: () => void;
}

/** A custom field. The key of a saved one can't be changed; structured values belong to extensions. */
export function CustomField({ meta, isReadOnly, onChange, onRemove }: CustomFieldProps) {
  const { id, key } = meta;
  const isNew = id === undefined;
  return (
    <li className="sa-product-meta__one">
      {isNew && (
        <TextField
          label={__('Name', 'store-admin')}
          value={key}
          onChange={(name) => onChange({ ...meta, key: toPublicKey(name) })}
          disabled={isReadOnly}
          autoComplete="off"
        />
      )}
      <TextField
        label={isNew ? __('Value', 'store-admin') : key}
        value={toText(meta)}
        onChange={(value) => onChange({ ...meta, value })}
        disabled={isReadOnly || !isEditableAsText(meta)}
        help={
          isEditableAsText(meta)
            ? undefined
            : __('Only the extension that created this field can change it.', 'store-admin')
        }
        autoComplete="off"
      />
      {!isReadOnly && (
        <Button
          variant="tertiary"
          icon="trash"
          aria-label={
            key === ''
              ? __('Remove the new custom field', 'store-admin')
              : // translators: %s: the name of a custom field
                sprintf(__('Remove custom field: %s', 'store-admin'), key)
          }
          onClick={onRemove}
        />
      )}
    </li>
  );
}
