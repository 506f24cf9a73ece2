import { __, sprintf } from '@wordpress/i18n';

/** A field as a server or an extension describes it. */
export interface DynamicField {
  id: string;
  /** Plain text. */
  label: string;
  /** `text`, `password`, `checkbox` or `select`; what is not known is a text. */
  type: string;
  /** What is saved; checkboxes hold `yes` or `no`. */
  value: string | readonly string[];
  /** What stands there while nothing is saved. */
  default: string | readonly string[];
  /** Help in HTML, which is sanitised before it is shown. */
  description?: string | undefined;
  placeholder?: string | undefined;
  /** Choices of a select, label by value. */
  options?: Readonly<Record<string, string>> | undefined;
}

/** Values by field id. */
export type DynamicValues = Record<string, string>;

/** What the form shows first: what is saved, and defaults where nothing is. */
export const getInitialValues = (fields: readonly DynamicField[]): DynamicValues =>
  Object.fromEntries(fields.map((field) => [field.id, toText(field.value) || toText(field.default)]));

const toText = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.join(',');

/** Every field but a checkbox has to have a value (product specification, section 5). Sentences by field id. */
export function validateFields(
  values: Readonly<Record<string, string | undefined>>,
  fields: readonly DynamicField[],
): Record<string, string> {
  const empty = fields.filter(({ id, type }) => type !== 'checkbox' && !values[id]?.trim());
  return Object.fromEntries(
    empty.map(({ id, label }) => [
      id,
      /* translators: %s: the label of a field in lower case, such as "api key" */
      sprintf(__('Please enter your %s', 'woocommerce'), label.toLowerCase()),
    ]),
  );
}

/** The field's place among the form's values. The form library would take dots and brackets of an id for a path. */
export const toName = (id: string): string => encodeURIComponent(id).replaceAll('.', '%2E');

/** From names to ids, or back. */
export const mapKeys = <T>(record: Readonly<Record<string, T>>, toKey: (key: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [toKey(key), value]));
