import type { Field } from '../../../sales';
import { changedFields, toFields, toProblem, withDraft } from '../form/draft-fields';
import type { FormField } from '../form/field';
import { fieldGroup } from '../form/field-table';
import type { PageForm } from '../form/page-form';

export type CustomField = Pick<Field, 'id' | 'label' | 'description' | 'type' | 'value' | 'options'>;

interface OwnFields {
  /** `owner` in the field names `woocommerce_{owner}_{field}`: a payment or shipping method. */
  owner: string;
  title: string;
  description: string;
  fields: readonly CustomField[];
  /** Saves one field. @returns whether the value is valid */
  save: (id: string, value: FormField['value']) => boolean;
}

/** The form of a payment or shipping method, with the method's own fields. */
export function customFieldsForm({ owner, title, description, fields: own, save }: OwnFields): PageForm {
  const prefix = `woocommerce_${owner}_`;
  const fields = toFields(own.map((field) => toFormField(field, prefix)));
  const rows = [...fields.keys()].map((id) => ({ settings: [id] }));
  return {
    show: (draft) => fieldGroup({ id: owner, title, description, rows }, withDraft(fields, draft)),
    save: (sent) => ({
      problems: changedFields(fields, sent).flatMap((field) =>
        save(field.id.slice(prefix.length), field.value) ? [] : [toProblem(field)],
      ),
    }),
  };
}

function toFormField(
  { id, label, description, type, value, options }: CustomField,
  prefix: string,
): FormField {
  return {
    id: prefix + id,
    label,
    // The text next to a checkbox is its description.
    ...(type === 'checkbox' ? { description: label, tip: description } : { description }),
    type: type === 'safe_text' ? 'text' : type,
    value: type === 'multiselect' && value === '' ? [] : value,
    ...(options && { options: withoutGroups(options) }),
  };
}

function withoutGroups(options: NonNullable<Field['options']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([value, option]) =>
      typeof option === 'string' ? [[value, option] as const] : Object.entries(option),
    ),
  );
}
