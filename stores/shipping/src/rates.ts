import { __ } from '@wordpress/i18n';
import { formatAmbiguityMessage, formatNumber, parseDecimal } from '@admin/format';
import { isFormula } from './formula';
import type { RateChange, ShippingZone } from './types';
import { REST_OF_WORLD } from './zones';

/** The store's number format. */
export interface RateFormat {
  readonly precision: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  /** Currency symbol without HTML entities, since users may type it. */
  readonly symbol?: string;
}

/** Values of the rates form: `{zoneId}_rate` is text, `{zoneId}_enabled` a boolean. */
export type RateForm = Partial<Record<string, string | boolean>>;

/** Messages by field; empty if valid. */
export type RateErrors = Record<string, string>;

/** A rate in stored format: a number as text with a decimal point, or a formula. Otherwise an error message. */
type RateReading = { rate: string } | { error: string };

/** Parses the typed text; empty text is free shipping. */
export function readRate(text: string, format: RateFormat): RateReading {
  const trimmed = text.trim();
  if (trimmed === '') return { rate: '0' };
  const numbers = parseDecimal(trimmed, format);
  if (numbers.length > 1) return { error: formatAmbiguityMessage(numbers, format) };
  const [number] = numbers;
  if (number?.startsWith('-')) {
    return { error: __('Shipping rates can not be negative numbers.', 'store-admin') };
  }
  if (number !== undefined) return { rate: number };
  const { decimalSeparator, thousandSeparator } = format;
  if (isFormula(trimmed, { decimalSeparator, thousandSeparator })) return { rate: trimmed };
  return {
    error: __(
      'Please enter a number, or a formula with [qty], [cost] and [fee] whose numbers have no thousand separators.',
      'store-admin',
    ),
  };
}

/** A rate in the store's format; empty text becomes zero, and text that is not a number stays unchanged. */
export function formatRate(text: string, format: RateFormat): string {
  const reading = readRate(text, format);
  return 'rate' in reading && isNumber(reading.rate) ? formatNumber(reading.rate, format) : text.trim();
}

/** The suffix of a rate field. */
export function getRateSuffix(text: string, format: RateFormat): string {
  const reading = readRate(text, format);
  return 'rate' in reading && Number(reading.rate) === 0 ? __('Free shipping', 'store-admin') : '';
}

const isNumber = (text: string): boolean => /^(?:\d+\.?\d*|\.\d+)$/.test(text);

/** Initial values of the form. Only the rest of the world can be disabled. */
export function toRateForm(zones: readonly ShippingZone[], format: RateFormat): RateForm {
  return Object.fromEntries(
    zones.flatMap((zone) => [
      [`${zone.id}_rate`, formatStored(getStoredRate(zone), format)],
      [`${zone.id}_enabled`, zone.id !== REST_OF_WORLD || zone.methods.some(({ isEnabled }) => isEnabled)],
    ]),
  );
}

/** A zone's rate; empty if it is free or has none. */
const getStoredRate = ({ methods }: ShippingZone): string =>
  methods.find(({ methodId, isEnabled }) => isEnabled && methodId === 'flat_rate')?.cost ?? '';

/** Stored costs use a decimal point in every store. Text that the host would read differently is shown unchanged. */
function formatStored(cost: string, format: RateFormat): string {
  if (isNumber(cost)) return formatNumber(cost, format);
  return cost === '' || parseDecimal(cost, { ...format, symbol: '' }).length === 1
    ? formatRate(cost, format)
    : cost;
}

/** The form's rates for `saveRates`. Untouched rates stay exactly as stored, if the host can read them. */
export function fromRateForm(
  values: RateForm,
  zones: readonly ShippingZone[],
  format: RateFormat,
): RateChange[] {
  const shown = toRateForm(zones, format);
  return zones.map((zone) => {
    const text = textOf(values, zone.id);
    const stored = getStoredRate(zone) || '0';
    const isKept = text === textOf(shown, zone.id) && (isNumber(stored) || stored.includes('['));
    const reading = readRate(text, format);
    return {
      zoneId: zone.id,
      isEnabled: values[`${zone.id}_enabled`] !== false,
      rate: isKept || !('rate' in reading) ? stored : reading.rate,
    };
  });
}

/** Rates of disabled zones are not validated, nor are untouched formulas: they may use an extension's shortcodes. */
export function validateRates(
  values: RateForm,
  zones: readonly ShippingZone[],
  format: RateFormat,
): RateErrors {
  const shown = toRateForm(zones, format);
  const errors: RateErrors = {};
  for (const { id } of zones) {
    const text = textOf(values, id);
    if (values[`${id}_enabled`] === false) continue;
    if (text.includes('[') && text === textOf(shown, id)) continue;
    const reading = readRate(text, format);
    if ('error' in reading) errors[`${id}_rate`] = reading.error;
  }
  return errors;
}

function textOf(values: RateForm, zoneId: number): string {
  const rate = values[`${zoneId}_rate`];
  return typeof rate === 'string' ? rate : '';
}
