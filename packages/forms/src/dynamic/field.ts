import { __, sprintf } from '@wordpress/i18n';

/** A field as described by a server or an extension. */
export interface DynamicField {
  id: string;
  /** Plain text. */
  label: string;
  /** `text`, `password`, `checkbox` or `select`. Others are treated as `text`. */
  type: string;
  /** The saved value; `yes` or `no` for checkboxes. */
  value?: string | readonly string[] | undefined;
  /** The value if nothing is saved. */
  default?: string | readonly string[] | undefined;
  /** Help as HTML. It is sanitized before rendering. */
  description?: string | undefined;
  placeholder?: string | undefined;
  /** Labels of a select's options by value. */
  options?: Readonly<Record<string, string>> | undefined;
}

/** Values by field id. */
export type DynamicValues = Record<string, string>;

/** The initial values: saved ones, or else defaults. */
export const getInitialValues = (fields: readonly DynamicField[]): DynamicValues =>
  Object.fromEntries(fields.map((field) => [field.id, toText(field.value) || toText(field.default)]));

const toText = (value: DynamicField['value'] = ''): string =>
  typeof value === 'string' ? value : value.join(',');

/**
 * Every field except checkboxes is required (product specification, section 5). Returns messages by field id.
 */
export function validateFields(
  values: Readonly<Record<string, string | undefined>>,
  fields: readonly DynamicField[],
): Record<string, string> {
  const empty = fields.filter(({ id, type }) => type !== 'checkbox' && !values[id]?.trim());
  return Object.fromEntries(
    empty.map(({ id, label }) => [
      id,
      /* translators: %s: the label of a field in lower case, such as "api key" */
      sprintf(__('Please enter your %s', 'store-admin'), label.toLowerCase()),
    ]),
  );
}

/** The form field name of an id. react-final-form treats dots and brackets as paths. */
export const toName = (id: string): string => encodeURIComponent(id).replaceAll('.', '%2E');

/** Converts between names and ids. */
export const mapKeys = <T>(record: Readonly<Record<string, T>>, toKey: (key: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [toKey(key), value]));
