import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import type { ProductMeta } from '@admin/store-product';
import { Button, FieldMessages, useNeighborFocus } from '@admin/ui';
import { useProductField, useProductForm, type Section } from '../../form';
import { isPublic, validateMeta } from '../../rules/meta';
import { CustomField } from './custom-field';
import './custom-fields.css';

export const customFieldsSection = (): Section => ({
  id: 'custom-fields',
  tab: 'advanced',
  title: __('Custom Fields', 'store-admin'),
  description: __('Additional data for themes and extensions.', 'store-admin'),
  order: 30,
  content: CustomFields,
  validate: validateMeta,
});

/** Custom fields for themes and extensions. Internal ones are hidden and stay unchanged. */
function CustomFields() {
  const id = useId();
  const { value: all, onChange, error, isReadOnly } = useProductField('meta_data');
  const { isAttempted } = useProductForm();
  const shown = all.filter(isPublic);
  // After adding a field, the user types its name.
  const isStarted = shown.some(({ key, value }) => key === '' && value !== '');
  const { container, keepFocusNear } = useNeighborFocus<HTMLDivElement>(shown.length, 'input');
  const replace = (meta: ProductMeta, next: ProductMeta) =>
    onChange(all.map((each) => (each === meta ? next : each)));

  function add() {
    onChange([...all, { key: '', value: '' }]);
    keepFocusNear(shown.length);
  }

  function remove(meta: ProductMeta, index: number) {
    onChange(all.filter((each) => each !== meta));
    keepFocusNear(index);
  }

  return (
    <div ref={container} className="sa-product-fields" tabIndex={-1}>
      {shown.length === 0 ? (
        <p className="sa-product-note">{__('No custom fields yet.', 'store-admin')}</p>
      ) : (
        <ul className="sa-product-meta">
          {shown.map((meta, index) => (
            <CustomField
              // Unsaved fields have no other identifier.
              key={meta.id ?? `new-${index}`}
              meta={meta}
              isReadOnly={isReadOnly}
              onChange={(next) => replace(meta, next)}
              onRemove={() => remove(meta, index)}
            />
          ))}
        </ul>
      )}
      <FieldMessages id={id} error={isAttempted || isStarted ? error : undefined} />
      {!isReadOnly && (
        <div>
          <Button icon="plus" onClick={add}>
            {__('Add Custom Field', 'store-admin')}
          </Button>
        </div>
      )}
    </div>
  );
}
