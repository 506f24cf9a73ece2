import type { OptionValue } from '../../../site';
import type { FormField } from './field';
import type { Draft, Problem } from './page-form';
import { __ } from '../../../i18n';

/** The fields of a form by name. */
export type Fields = ReadonlyMap<string, FormField>;

export function toFields(fields: readonly FormField[]): Fields {
  return new Map(fields.map((field) => [field.id, field]));
}

/** The fields that changed. Unchanged fields are not written, so that a default remains a default. */
export function changedFields(fields: Fields, sent: URLSearchParams): FormField[] {
  return [...readTyped(fields, sent).values()].filter(
    (field) => !isUnchanged(field, fields.get(field.id)?.value),
  );
}

/** The fields with the submitted values when the form is shown again; otherwise with the stored values. */
export function withDraft(fields: Fields, draft: Draft | undefined): Fields {
  if (!draft) return fields;
  const errors = new Map(draft.problems.map(({ id, error }) => [id, error]));
  const typed = readTyped(fields, draft.sent);
  return new Map([...typed].map(([id, field]) => [id, { ...field, error: errors.get(id) }]));
}

export function toProblem({ id, label, type }: FormField): Problem {
  return {
    id,
    label,
    error: listComplaints()[type] ?? __('Please choose one of the entries in the list.', 'store-admin'),
  };
}

const listComplaints = (): Partial<Record<FormField['type'], string>> => ({
  number: __('Please enter a number.', 'store-admin'),
  price: __('Please enter an amount, such as 12.50.', 'store-admin'),
  email: __('Please enter an email address.', 'store-admin'),
  relative_date_selector: __('Please enter a whole number of at least 1, or leave empty.', 'store-admin'),
  color: __('Please enter a color, such as #7f54b3.', 'store-admin'),
});

function readTyped(fields: Fields, sent: URLSearchParams): Fields {
  return new Map([...fields].map(([id, field]) => [id, { ...field, value: readSent(field, sent) }]));
}

/**
 * The submitted value of a field. Browsers don't send unchecked boxes and empty lists; any other missing field keeps
 * its value.
 */
function readSent({ id, type, value }: FormField, sent: URLSearchParams): OptionValue {
  if (type === 'checkbox') return sent.has(id) ? 'yes' : 'no';
  if (type === 'multiselect') return sent.getAll(`${id}[]`);
  if (type === 'relative_date_selector' && sent.has(`${id}[number]`)) {
    return { number: sent.get(`${id}[number]`) ?? '', unit: sent.get(`${id}[unit]`) ?? '' };
  }
  return sent.get(id) ?? value;
}

/**
 * An invalid stored value is accepted as long as it doesn't change. Line breaks are normalized, because browsers send
 * their own.
 */
function isUnchanged({ type, value }: FormField, stored: OptionValue | undefined): boolean {
  if (type === 'checkbox') return (value === 'yes') === (stored === 'yes');
  if (type === 'multiselect') return listOf(value).join() === listOf(stored).join();
  if (type === 'relative_date_selector') return JSON.stringify(value) === JSON.stringify(stored);
  if (type === 'textarea') return linesOf(value) === linesOf(stored);
  return value === stored;
}

function listOf(value: OptionValue | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function linesOf(value: OptionValue | undefined): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
