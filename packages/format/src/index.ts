export { createDateFormat, formatDate, type DateFormat, type DateSettings } from './date';
export type { DecimalInput } from './decimal';
export { decodeEntities } from './decode-entities';
export { interpolate, type InterpolationComponents, type InterpolationOptions } from './interpolate';
export { createMoneyFormat, formatMoney, type CurrencySettings, type MoneyFormat } from './money';
export { formatNumber, type NumberSettings } from './number';
export { sanitizeHtml, type SanitizedHtml } from './sanitize-html';
export { truncate } from './truncate';
