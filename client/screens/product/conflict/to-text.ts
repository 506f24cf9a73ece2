import { __ } from '@wordpress/i18n';
import { formatList } from '../../../components/format-list';

/** Formats a field's value as text: an item's name, otherwise its content. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? __('Yes', 'store-admin') : __('No', 'store-admin');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return formatList(value.map(toText));
  const { name, key, option, src } = value as Record<string, unknown>;
  const title = [name, key, src].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined;
  if (title === undefined) return Object.values(value).map(toText).join(' × ');
  const detail = 'value' in value ? value.value : (option ?? Reflect.get(value, 'options'));
  return detail === undefined ? title : `${title}: ${toText(detail)}`;
}
