import { __ } from '@wordpress/i18n';
import { formatAmbiguityMessage, formatNumber, parseDecimal } from '@admin/format';
import { isFormula } from './formula';
import type { RateChange, ShippingZone } from './types';
import { REST_OF_WORLD } from './zones';

/** How the shop writes numbers. */
export interface RateFormat {
  readonly precision: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  /** Of the currency, without HTML entities: it may be in the field. */
  readonly symbol?: string;
}

/** Values of the rates form: `{zoneId}_rate` is text, `{zoneId}_enabled` a switch. */
export type RateForm = Partial<Record<string, string | boolean>>;

/** Messages by field; empty when all is well. */
export type RateErrors = Record<string, string>;

/** A rate as it is stored: a number as text with a decimal point, or a formula. Otherwise what is wrong with it. */
type RateReading = { rate: string } | { error: string };

/** What was typed; nothing is free. */
export function readRate(text: string, format: RateFormat): RateReading {
  const trimmed = text.trim();
  if (trimmed === '') return { rate: '0' };
  const numbers = parseDecimal(trimmed, format);
  if (numbers.length > 1) return { error: formatAmbiguityMessage(numbers, format) };
  const [number] = numbers;
  if (number?.startsWith('-')) {
    return { error: __('Shipping rates can not be negative numbers.', 'woocommerce') };
  }
  if (number !== undefined) return { rate: number };
  const { decimalSeparator, thousandSeparator } = format;
  if (isFormula(trimmed, { decimalSeparator, thousandSeparator })) return { rate: trimmed };
  return {
    error: __(
      'Please enter a number, or a formula with [qty], [cost] and [fee] whose numbers have no thousand separators.',
      'woocommerce',
    ),
  };
}

/** A rate as the shop writes it; nothing is zero, and what is no number stays as it is. */
export function formatRate(text: string, format: RateFormat): string {
  const reading = readRate(text, format);
  return 'rate' in reading && isNumber(reading.rate) ? formatNumber(reading.rate, format) : text.trim();
}

/** What is behind the field of a rate. */
export function getRateSuffix(text: string, format: RateFormat): string {
  const reading = readRate(text, format);
  return 'rate' in reading && Number(reading.rate) === 0 ? __('Free shipping', 'woocommerce') : '';
}

const isNumber = (text: string): boolean => /^(?:\d+\.?\d*|\.\d+)$/.test(text);

/** What the form shows first. Only the rest of the world can be switched off. */
export function toRateForm(zones: readonly ShippingZone[], format: RateFormat): RateForm {
  return Object.fromEntries(
    zones.flatMap((zone) => [
      [`${zone.id}_rate`, formatStored(getStoredRate(zone), format)],
      [`${zone.id}_enabled`, zone.id !== REST_OF_WORLD || zone.methods.some(({ isEnabled }) => isEnabled)],
    ]),
  );
}

/** What a zone charges; empty when that is nothing. */
const getStoredRate = ({ methods }: ShippingZone): string =>
  methods.find(({ methodId, isEnabled }) => isEnabled && methodId === 'flat_rate')?.cost ?? '';

/** Stored costs have a decimal point, whatever the shop's own sign. What the host reads in another way is shown as it is. */
function formatStored(cost: string, format: RateFormat): string {
  if (isNumber(cost)) return formatNumber(cost, format);
  return cost === '' || parseDecimal(cost, { ...format, symbol: '' }).length === 1
    ? formatRate(cost, format)
    : cost;
}

/** What is to be saved of the form, for `saveRates`. Rates nobody touched stay exactly as they are stored, if the host can read them. */
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

/**
 * Rates of zones that are switched off are not looked at, nor formulas that nobody touched: extensions may know
 * shortcodes that we do not.
 */
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
