export { createDateFormat, formatDate, type DateFormat, type DateSettings } from './date';
export { formatDayRange } from './day-range';
export { toLanguageTag } from './language-tag';
export { formatList } from './list';
export { formatNumber, type DecimalInput, type NumberSettings } from './decimal';
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
export { formatAmbiguityMessage, parseDecimal, type NumberInputFormat } from './parse-decimal';
export { createRelativeTimeFormat, type RelativeTimeFormat } from './relative-time';
export { sanitizeAs, type SanitizerRules } from './sanitize-as';
export { sanitizeHtml, type SanitizedHtml } from './sanitize-html';
export { createStoreDays, readGmt, toGmt, type StoreDays } from './store-days';
export { createShortMoneyFormat, createShortNumberFormat, type ShortFormat } from './short-number';
export { toScriptUrl } from './trusted-types';
export { stripTags, truncate } from './text';
export { createWallTimeReader, type WallTime } from './wall-time';
export { describeAction } from './describe-action';
