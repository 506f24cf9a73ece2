import type { StoreDatabase } from '../../database';
import { roundParts, scale } from '../../shared/amounts';
import { getOption, getTextSetting } from '../../site';
import type { AddressMembers } from '../../shared/postal-address';
import { getCountryRates, RATE_DIVISOR, toRateCode, toRateParts } from '../taxes/tax-rates';
import type { TaxRate } from '../taxes/tax-rates';
import { newLine } from './lines';
import type { LineTax, OrderLine } from './lines';
import type { Order } from './order';
import { __ } from '../../i18n';

/** The location that taxes are calculated for. */
export interface Place {
  country: string;
  state: string;
  postcode: string;
  city: string;
}

/** The store's tax settings. */
export interface TaxRules {
  isOn: boolean;
  /** Whether entered prices include the tax of the store's own location. */
  pricesIncludeTax: boolean;
  basedOn: string;
  base: Place;
  /** `inherit` uses the tax class of the products. */
  shippingClass: string;
  /** Decimals of a line's tax; 4 if only the order's total is rounded. */
  decimals: number;
  /** The rates for a tax class and location. */
  ratesAt: (taxClass: string, place: Place) => readonly TaxRate[];
}

export function getTaxRules(db: StoreDatabase, decimals: number): TaxRules {
  const isYes = (group: string, id: string) => getTextSetting(db, group, id) === 'yes';
  return {
    isOn: isYes('general', 'woocommerce_calc_taxes'),
    pricesIncludeTax: isYes('tax', 'woocommerce_prices_include_tax'),
    basedOn: getTextSetting(db, 'tax', 'woocommerce_tax_based_on'),
    base: getBase(db),
    shippingClass: getTextSetting(db, 'tax', 'woocommerce_shipping_tax_class'),
    decimals: isYes('tax', 'woocommerce_tax_round_at_subtotal') ? 4 : decimals,
    ratesAt: (taxClass, place) =>
      matchRates(getCountryRates(db, taxClass || 'standard', place.country), place),
  };
}

/** Recalculates the tax of every line for the relevant address. Adds or updates the lines of the rates that apply. */
export function taxLines(rules: TaxRules, order: Pick<Order, 'billing' | 'shipping' | 'lines'>): OrderLine[] {
  const charged = order.lines.filter(({ kind }) => kind !== 'tax');
  if (!rules.isOn) return charged.map(untaxed);
  const place = placeOf(rules, order);
  const shippingClass = rules.shippingClass === 'inherit' ? getTaxClass(charged) : rules.shippingClass;
  const used = new Map<number, TaxRate>();
  const taxed = charged.map((line) => {
    if (line.kind === 'coupon' || line.details['tax_status'] === 'none') return untaxed(line);
    const isShipping = line.kind === 'shipping';
    const rates = rules
      .ratesAt(isShipping ? shippingClass : line.taxClass, place)
      .filter((rate) => !isShipping || rate.forShipping);
    for (const rate of rates) used.set(rate.id, rate);
    return withTaxes(line, rates, rules.decimals);
  });
  const existingLines = new Map(
    order.lines.filter(({ kind }) => kind === 'tax').map((line) => [line.sourceId, line]),
  );
  return [...taxed, ...[...used.values()].map((rate) => existingLines.get(rate.id) ?? toTaxLine(rate))];
}

/** A price without the tax of the store's own location. */
export function withoutTax(rules: TaxRules, price: number, taxClass: string): number {
  if (!rules.isOn || !rules.pricesIncludeTax) return price;
  const rates = rules.ratesAt(taxClass, rules.base);
  const simple = rates.filter(({ isCompound }) => !isCompound);
  const compound = rates.filter(({ isCompound }) => isCompound);
  const inner = compound.reduceRight(
    (left, rate) => scale(left, RATE_DIVISOR, RATE_DIVISOR + toRateParts(rate)),
    price,
  );
  const percent = simple.reduce((sum, rate) => sum + toRateParts(rate), 0);
  return scale(inner, RATE_DIVISOR, RATE_DIVISOR + percent);
}

/** For each priority, the most specific rate that matches the location. Rates are sorted by priority. */
function matchRates(rates: readonly TaxRate[], place: Place): TaxRate[] {
  const chosen = new Map<number, TaxRate>();
  const byExactness = rates
    .filter((rate) => fits(rate, place))
    .toSorted((left, right) => exactness(right) - exactness(left) || left.position - right.position);
  for (const rate of byExactness) if (!chosen.has(rate.priority)) chosen.set(rate.priority, rate);
  return [...chosen.values()].toSorted((left, right) => left.priority - right.priority);
}

function withTaxes(line: OrderLine, rates: readonly TaxRate[], decimals: number): OrderLine {
  const after = calculate(line.total, rates, decimals);
  const before = line.kind === 'product' ? calculate(line.subtotal, rates, decimals) : after;
  const taxes = rates.map(({ id }, index): LineTax => ({
    id,
    total: after[index] ?? 0,
    subtotal: before[index] ?? 0,
  }));
  return {
    ...line,
    taxes,
    totalTax: after.reduce((sum, tax) => sum + tax, 0),
    subtotalTax: before.reduce((sum, tax) => sum + tax, 0),
  };
}

/** The tax of each rate; a compound rate also applies to the previous taxes. */
function calculate(amount: number, rates: readonly TaxRate[], decimals: number): number[] {
  let taxed = amount;
  return rates.map((rate) => {
    const base = rate.isCompound ? taxed : amount;
    const tax = roundParts(scale(base, toRateParts(rate), RATE_DIVISOR), decimals);
    taxed += tax;
    return tax;
  });
}

function untaxed(line: OrderLine): OrderLine {
  return line.kind === 'coupon' ? line : { ...line, taxes: [], totalTax: 0, subtotalTax: 0 };
}

function toTaxLine(rate: TaxRate): OrderLine {
  return newLine('tax', {
    name: rate.name || __('Tax', 'store-admin'),
    sourceId: rate.id,
    details: { rate_code: toRateCode(rate), compound: rate.isCompound, rate_percent: Number(rate.rate) },
  });
}

/** The tax class of shipping: the standard class if any product has it, else the first product's. */
function getTaxClass(lines: readonly OrderLine[]): string {
  const products = lines.filter(
    ({ kind, details }) => kind === 'product' && details['tax_status'] !== 'none',
  );
  return products.some(({ taxClass }) => taxClass === '') ? '' : (products[0]?.taxClass ?? '');
}

function placeOf(rules: TaxRules, { billing, shipping }: Pick<Order, 'billing' | 'shipping'>): Place {
  if (rules.basedOn === 'base') return rules.base;
  const isShipped = rules.basedOn === 'shipping' && Boolean(shipping['country']);
  const place = toPlace(isShipped ? shipping : billing);
  return place.country === '' ? rules.base : place;
}

function toPlace({ country = '', state = '', postcode = '', city = '' }: AddressMembers): Place {
  return { country, state, postcode, city };
}

function getBase(db: StoreDatabase): Place {
  const [country = '', state = ''] = getTextSetting(db, 'general', 'woocommerce_default_country').split(':');
  const own = (name: string) => {
    const value = getOption(db, name);
    return typeof value === 'string' ? value : '';
  };
  return { country, state, postcode: own('woocommerce_store_postcode'), city: own('woocommerce_store_city') };
}

function fits(rate: TaxRate, place: Place): boolean {
  const postcode = place.postcode.toUpperCase().replaceAll(/[\s-]/g, '');
  return (
    ['', place.country.toUpperCase()].includes(rate.country) &&
    ['', place.state.toUpperCase()].includes(rate.state) &&
    (rate.postcodes.length === 0 || rate.postcodes.some((pattern) => fitsPostcode(pattern, postcode))) &&
    (rate.cities.length === 0 || rate.cities.includes(place.city.trim().toUpperCase()))
  );
}

/** `94103`, `941*` or `94100...94199`. */
function fitsPostcode(pattern: string, postcode: string): boolean {
  const wanted = pattern.toUpperCase().replaceAll(/[\s-]/g, '');
  const [lowest, highest] = wanted.split('...').map(Number);
  if (wanted.includes('...') && lowest !== undefined && highest !== undefined) {
    const number = Number(postcode);
    return postcode !== '' && number >= lowest && number <= highest;
  }
  return wanted.endsWith('*') ? postcode.startsWith(wanted.slice(0, -1)) : postcode === wanted;
}

function exactness({ country, state, postcodes, cities }: TaxRate): number {
  const criteria = [cities.length > 0, postcodes.length > 0, state !== '', country !== ''];
  return criteria.reduce((sum, isSet, index) => sum + (isSet ? 2 ** index : 0), 0);
}
