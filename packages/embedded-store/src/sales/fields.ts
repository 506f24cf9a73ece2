import { cleanLine, cleanText } from '../shared/clean';
import { MAX_TEXT_LENGTH } from '../rest';
import { translateData } from '../i18n';

export type FieldType =
  | 'text'
  | 'safe_text'
  | 'password'
  | 'textarea'
  | 'price'
  | 'checkbox'
  | 'select'
  | 'multiselect';

/** A field in the settings form of a gateway or a shipping method. */
export interface FieldDefinition {
  id: string;
  label: string;
  description?: string;
  type: FieldType;
  default?: string;
  /** Options by value; for a multiselect, groups of options by title. */
  options?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export type FieldValue = string | string[];

/** Saved values by field ID; fields that were never saved are missing. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A field with its value, in the format of the contract (sections 8 and 9). */
export interface Field {
  id: string;
  label: string;
  description: string;
  type: FieldType;
  value: FieldValue;
  default: string;
  tip: string;
  placeholder: string;
  options?: FieldDefinition['options'];
}

/** Fields by ID; a saved value is used if it is valid. */
export function toFields(definitions: readonly FieldDefinition[], saved: FieldValues): Record<string, Field> {
  return Object.fromEntries(definitions.map((field) => [field.id, toField(field, saved[field.id])]));
}

/**
 * The values to save from the request; unknown fields are ignored.
 * @returns `undefined` when a value is none that its field can have.
 */
export function readFieldValues(
  definitions: readonly FieldDefinition[],
  sent: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> | undefined {
  const values: Record<string, FieldValue> = {};
  for (const field of definitions.filter(({ id }) => Object.hasOwn(sent, id))) {
    const value = readValue(field, sent[field.id]);
    if (value === undefined) return undefined;
    values[field.id] = value;
  }
  return values;
}

function toField(definition: FieldDefinition, saved: unknown): Field {
  const { id, label, description = '', type, default: fallback = '', options } = definition;
  return {
    id,
    label,
    description,
    type,
    // Options can also be written directly, so the saved value may be anything.
    value: readValue(definition, saved) ?? fallback,
    default: fallback,
    tip: description,
    placeholder: '',
    ...(options && { options }),
  };
}

function readValue(field: FieldDefinition, value: unknown): FieldValue | undefined {
  if (field.type === 'multiselect') return readChoices(field, value);
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH) return undefined;
  switch (field.type) {
    case 'checkbox':
      return text === 'yes' || text === 'no' ? text : undefined;
    case 'select':
      return choicesOf(field).includes(text) ? text : undefined;
    case 'price':
      return /^(\d+(\.\d+)?)?$/.test(text.trim()) ? text.trim() : undefined;
    case 'textarea':
      return cleanText(text);
    // Passwords are only trimmed, not cleaned: every other character counts.
    case 'password':
      return text.trim();
    case 'text':
    case 'safe_text':
      return cleanLine(text);
  }
}

function readChoices(field: FieldDefinition, value: unknown): FieldValue | undefined {
  if (value === '') return '';
  if (!Array.isArray(value)) return undefined;
  return choicesOf(field).filter((choice) => value.includes(choice));
}

function choicesOf({ options = {} }: FieldDefinition): string[] {
  return Object.entries(options).flatMap(([value, choice]) =>
    typeof choice === 'string' ? [value] : Object.keys(choice),
  );
}

/** Fields whose default is a text that the customer sees. */
const TEXTS: readonly FieldType[] = ['text', 'safe_text', 'textarea'];

/** A field of a data file in the language of the request. */
export function translateField(field: FieldDefinition): FieldDefinition {
  const { label, description, default: initial, options } = field;
  return {
    ...field,
    label: translateData(label),
    ...(description !== undefined && { description: translateData(description) }),
    ...(initial !== undefined && TEXTS.includes(field.type) && { default: translateData(initial) }),
    ...(options && { options: translateOptions(options) }),
  };
}

type Options = NonNullable<FieldDefinition['options']>;

const translateOptions = (options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([value, choice]) =>
      typeof choice === 'string'
        ? [value, translateData(choice)]
        : [
            translateData(value),
            Object.fromEntries(Object.entries(choice).map(([key, label]) => [key, translateData(label)])),
          ],
    ),
  );
