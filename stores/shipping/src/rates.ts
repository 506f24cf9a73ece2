import { __ } from '@wordpress/i18n';
import { formatNumber } from '@admin/format';
import type { RateChange, ShippingZone } from './types';
import { REST_OF_WORLD } from './zones';

/** How the shop writes numbers. */
export interface RateFormat {
  readonly precision: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

/** Values of the rates form: `{zoneId}_rate` is text, `{zoneId}_enabled` a switch. */
export type RateForm = Partial<Record<string, string | boolean>>;

/** Messages by field; empty when all is well. */
export type RateErrors = Record<string, string>;

/** A rate as it is stored: the number as text with a decimal point. What is no number is left as it is. */
export function parseRate(text: string, { decimalSeparator, thousandSeparator }: RateFormat): string {
  const trimmed = text.trim();
  if (trimmed === '') return '0';
  const [whole = '', ...fraction] = trimmed.split(decimalSeparator);
  const groups = thousandSeparator ? whole.split(thousandSeparator) : [whole];
  // A separator that parts no thousands was meant as a decimal point, which is common on keypads.
  const isGrouped = groups.slice(1).every((group) => /^\d{3}$/.test(group));
  const plain = [isGrouped ? groups.join('') : whole, ...fraction].join('.');
  return isNumber(plain) ? plain : trimmed;
}

/** A rate as the shop writes it; nothing is zero, and formulas stay as they are. */
export function formatRate(text: string, format: RateFormat): string {
  const rate = parseRate(text, format);
  return isNumber(rate) ? formatNumber(rate, format) : rate;
}

/** What stands behind the field of a rate. */
export const getRateSuffix = (text: string, format: RateFormat): string =>
  Number(parseRate(text, format)) === 0 ? __('Free shipping', 'woocommerce') : '';

const isNumber = (text: string): boolean => /^-?(?:\d+\.?\d*|\.\d+)$/.test(text);

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

/** Stored costs have a decimal point, whatever the shop's own sign. */
const formatStored = (cost: string, format: RateFormat): string =>
  isNumber(cost) ? formatNumber(cost, format) : formatRate(cost, format);

/** What is to be saved of the form, for `saveRates`. Rates nobody touched stay exactly as they are stored. */
export function fromRateForm(
  values: RateForm,
  zones: readonly ShippingZone[],
  format: RateFormat,
): RateChange[] {
  const shown = toRateForm(zones, format);
  return zones.map((zone) => {
    const isTouched = textOf(values, zone.id) !== textOf(shown, zone.id);
    return {
      zoneId: zone.id,
      isEnabled: values[`${zone.id}_enabled`] !== false,
      rate: isTouched ? parseRate(textOf(values, zone.id), format) : getStoredRate(zone) || '0',
    };
  });
}

/** Rates of zones that are switched off are not looked at. */
export function validateRates(
  values: RateForm,
  zones: readonly ShippingZone[],
  format: RateFormat,
): RateErrors {
  const negative = zones.filter(
    ({ id }) => values[`${id}_enabled`] !== false && Number(parseRate(textOf(values, id), format)) < 0,
  );
  return Object.fromEntries(
    negative.map(({ id }) => [
      `${id}_rate`,
      __('Shipping rates can not be negative numbers.', 'woocommerce'),
    ]),
  );
}

function textOf(values: RateForm, zoneId: number): string {
  const rate = values[`${zoneId}_rate`];
  return typeof rate === 'string' ? rate : '';
}
