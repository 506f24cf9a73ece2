import { __ } from '@wordpress/i18n';
import { stripTags, truncate } from '@admin/format';
import type { Change, Values } from '@admin/store-history';

/** One value that was changed. */
export interface FieldChange {
  name: string;
  label: string;
  /** `undefined` where there was nothing, or nothing is left. */
  before: string | undefined;
  after: string | undefined;
}

/** Characters of a value that a row has room for. */
const MOST_SHOWN = 90;

/** The values of a change, each with both sides as text. */
export function listFields({
  before,
  after,
  labels,
}: Pick<Change, 'before' | 'after' | 'labels'>): FieldChange[] {
  // Of what is new, or is gone, what was never filled in says nothing.
  const whole = before && after ? undefined : (before ?? after);
  const names = Object.keys({ ...before, ...after });
  const filled = whole ? names.filter((name) => !isEmpty(whole[name])) : names;
  return (filled.length > 0 ? filled : names).map((name) => ({
    name,
    label: labelOf(name, labels),
    before: before ? textOf(before, name) : undefined,
    after: after ? textOf(after, name) : undefined,
  }));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What the host calls a name, or the name with spaces. */
export function labelOf(name: string, labels: Change['labels']): string {
  const known = labels[name] ?? ownLabel(name);
  if (known) return known;
  const words = name
    .replace(/^(?:settings\.|meta_data\.|woocommerce_)/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of the contract that say little by themselves. */
function ownLabel(name: string): string | undefined {
  switch (name) {
    case 'isHidden':
      return __('Hidden', 'woocommerce');
    case 'isDismissed':
    case 'is_deleted':
      return __('Dismissed', 'woocommerce');
    case 'messages':
      return __('Messages', 'woocommerce');
    case 'value':
      return __('Places', 'woocommerce');
    case 'isSnoozed':
      return __('Snoozed', 'woocommerce');
    case 'color_scheme':
      return __('Colors', 'woocommerce');
    default:
      return undefined;
  }
}

/** A value of a state, short enough for a row; nothing at all has a word, too. */
export const textOf = (values: Values | null, name: string): string =>
  values === null ? __('Nothing', 'woocommerce') : truncate(formatFullValue(values, name), MOST_SHOWN);

/** A value of a state as a person writes it. */
export const formatFullValue = (values: Values, name: string): string =>
  choiceText(name, values[name]) ?? valueText(values[name]);

/** Choices of the Display menu have the menu's words; who chose no colors sees the light ones. */
function choiceText(name: string, value: unknown): string | undefined {
  const chosen = typeof value === 'string' ? value.replaceAll('"', '') : '';
  switch (`${name} ${chosen}`) {
    case 'color_scheme ':
    case 'color_scheme light':
      return __('Light', 'woocommerce');
    case 'color_scheme dark':
      return __('Dark', 'woocommerce');
    case 'color_scheme auto':
      return __('System', 'woocommerce');
    case 'homepage_layout single_column':
      return __('Single column', 'woocommerce');
    case 'homepage_layout two_columns':
      return __('Two columns', 'woocommerce');
    default:
      return undefined;
  }
}

function valueText(value: unknown): string {
  if (value === true || value === 'yes') return __('Yes', 'woocommerce');
  if (value === false || value === 'no') return __('No', 'woocommerce');
  if (isEmpty(value)) return __('Empty', 'woocommerce');
  if (typeof value === 'string' && isJson(value)) return valueText(JSON.parse(value));
  if (typeof value === 'string') return stripTags(value, ' ').replaceAll(/\s+/g, ' ').trim() || value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(itemText).join(', ');
  return nameOfItem(value) ?? JSON.stringify(value);
}

/** Preferences are kept as the text of their JSON. */
function isJson(text: string): boolean {
  try {
    return /^["[{]/.test(text) && JSON.parse(text) !== text;
  } catch {
    return false;
  }
}

/** Items of lists are known by their names where they have one. */
const itemText = (item: unknown): string => nameOfItem(item) ?? valueText(item);

function nameOfItem(item: unknown): string | undefined {
  const { name, title, code, address } = Object(item);
  const known = [name, title, code, address].find((each) => typeof each === 'string' && each !== '');
  return typeof known === 'string' ? known : undefined;
}
