import type { Field } from '../../../../resources/fields';
import type { FormField, FieldType } from '../../form/field';

const CONTROL_TYPES: Readonly<Record<Field['type'], FieldType>> = {
  text: 'text',
  safe_text: 'text',
  password: 'password',
  textarea: 'textarea',
  price: 'price',
  checkbox: 'checkbox',
  select: 'select',
  multiselect: 'multiselect',
};

/** Name of a field of a gateway or a way to ship, as the platform calls it. */
export function nameOf(owner: string, field: string): string {
  return `woocommerce_${owner}_${field}`;
}

/** A member of a gateway or a way to ship as a field of a form. */
export function toFormField(owner: string, field: Field): FormField {
  const { id, label, description, type, value, options } = field;
  const isBox = type === 'checkbox';
  return {
    id: nameOf(owner, id),
    label,
    // The words beside a box are its description; what else there is to say stands below.
    description: isBox ? label : description,
    ...(isBox && { tip: description }),
    type: CONTROL_TYPES[type],
    value: type === 'multiselect' && value === '' ? [] : value,
    ...(options && { options: withoutGroups(options) }),
  };
}

/** Values by the names that the owner gives its fields. */
export function toValues(owner: string, fields: readonly FormField[]): Record<string, FormField['value']> {
  const prefix = nameOf(owner, '');
  return Object.fromEntries(fields.map(({ id, value }) => [id.slice(prefix.length), value]));
}

function withoutGroups(options: NonNullable<Field['options']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([value, choice]) =>
      typeof choice === 'string' ? [[value, choice] as const] : Object.entries(choice),
    ),
  );
}
