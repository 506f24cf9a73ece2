export { createDateFormat, formatDate, type DateFormat, type DateSettings } from './date';
export { formatDayRange } from './day-range';
export { toLanguageTag } from './language-tag';
export type { DecimalInput } from './decimal';
export { decodeEntities } from './decode-entities';
export { interpolate, type InterpolationComponents, type InterpolationOptions } from './interpolate';
export {
  createMoneyFormat,
  formatMoney,
  isolatePrice,
  type CurrencySettings,
  type MoneyFormat,
} from './money';
export { getIntervalFormats, type StoreFormats } from './interval-formats';
export { formatNumber, type NumberSettings } from './number';
export { askWhichNumber, parseDecimal, type TypedNumber } from './parse-decimal';
export { createRelativeTimeFormat, type RelativeTimeFormat } from './relative-time';
export { sanitizeAs, type Allowance } from './sanitize-as';
export { sanitizeHtml, type SanitizedHtml } from './sanitize-html';
export { createShortMoneyFormat, createShortNumberFormat, type ShortFormat } from './short-number';
export { toScriptUrl } from './script-url';
export { stripTags } from './strip-tags';
export { truncate } from './truncate';
export { createClock, type WallTime } from './wall-time';
