import { __, sprintf } from '@wordpress/i18n';
import { stripTags, truncate } from '@admin/format';
import type { Change, Values } from '@admin/store-history';
import { formatList } from '../../components/format-list';
import { getOwnLabel } from './field-labels';

/** A changed value. */
export interface FieldChange {
  name: string;
  label: string;
  /** `undefined` if there was no value, or none remains. */
  before: string | undefined;
  after: string | undefined;
}

/** Maximum number of characters of a value in a row. */
const MAX_SHOWN = 90;

/** Returns the values of a change, both sides as text. */
export function listFields({
  before,
  after,
  labels,
}: Pick<Change, 'before' | 'after' | 'labels'>): FieldChange[] {
  // For a new or deleted item, empty values are left out.
  const whole = before && after ? undefined : (before ?? after);
  const names = Object.keys({ ...before, ...after });
  const filled = whole ? names.filter((name) => !isEmpty(whole[name])) : names;
  return (filled.length > 0 ? filled : names).map((name) => ({
    name,
    label: getFieldLabel(name, labels),
    before: before ? formatShortValue(before, name) : undefined,
    after: after ? formatShortValue(after, name) : undefined,
  }));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Values of a batch are named by the id of their record: `12.regular_price`. */
const OF_RECORD = /^(\d+)\.(.+)$/;

/** Returns the server's label for a name, the dashboard's, or the name with spaces. */
export function getFieldLabel(name: string, labels: Change['labels']): string {
  const [, id, field = ''] = OF_RECORD.exec(name) ?? [];
  if (id !== undefined)
    return sprintf(
      /* translators: 1: name of a product or variation, 2: name of one of its fields */
      __('%1$s: %2$s', 'store-admin'),
      labels[id] ?? `#${id}`,
      getFieldLabel(field, labels),
    );
  const label = labels[name] ?? getOwnLabel(name);
  if (label) return label;
  const words = name
    .replace(/^(?:settings\.|meta_data\.|woocommerce_)/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a value as text that fits into a row; an empty value has a text, too. */
export const formatShortValue = (values: Values | null, name: string): string =>
  values === null ? __('Nothing', 'store-admin') : truncate(formatFullValue(values, name), MAX_SHOWN);

/** Formats a value in full, for display. */
export const formatFullValue = (values: Values, name: string): string =>
  choiceText(name, values[name]) ?? valueText(values[name]);

/** Choices of the Display menu use the menu's labels; the defaults are light colors and comfortable density. */
function choiceText(name: string, value: unknown): string | undefined {
  const chosen = typeof value === 'string' ? value.replaceAll('"', '') : '';
  switch (`${name} ${chosen}`) {
    case 'color_scheme ':
    case 'color_scheme light':
      return __('Light', 'store-admin');
    case 'color_scheme dark':
      return __('Dark', 'store-admin');
    case 'color_scheme auto':
      return __('System', 'store-admin');
    case 'density ':
    case 'density comfortable':
      return __('Comfortable', 'store-admin');
    case 'density compact':
      return __('Compact', 'store-admin');
    case 'homepage_layout single_column':
      return __('Single column', 'store-admin');
    case 'homepage_layout two_columns':
      return __('Two columns', 'store-admin');
    default:
      return undefined;
  }
}

function valueText(value: unknown): string {
  if (value === true || value === 'yes') return __('Yes', 'store-admin');
  if (value === false || value === 'no') return __('No', 'store-admin');
  if (isEmpty(value)) return __('Empty', 'store-admin');
  if (typeof value === 'string' && isJson(value)) return valueText(JSON.parse(value));
  if (typeof value === 'string') return stripTags(value, ' ').replaceAll(/\s+/g, ' ').trim() || value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return formatList(value.map(itemText));
  return nameOfItem(value) ?? JSON.stringify(value);
}

/** Preferences are stored as JSON text. */
function isJson(text: string): boolean {
  try {
    return /^["[{]/.test(text) && JSON.parse(text) !== text;
  } catch {
    return false;
  }
}

/** List items are shown by name if they have one. */
const itemText = (item: unknown): string => nameOfItem(item) ?? valueText(item);

function nameOfItem(item: unknown): string | undefined {
  const { name, title, code, address } = Object(item);
  const text = [name, title, code, address].find((each) => typeof each === 'string' && each !== '');
  return typeof text === 'string' ? text : undefined;
}
