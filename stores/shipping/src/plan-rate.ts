import type { RateChange, ShippingMethod } from './types';

/** What is written of a method, in the words of the contract. */
export interface MethodData {
  enabled: boolean;
  settings?: { cost: string };
}

/** One write on the way to a rate. */
export type RateStep =
  | { kind: 'add'; methodId: string; data: MethodData }
  | { kind: 'update'; instanceId: number; data: MethodData };

/**
 * The writes that are left until a zone charges what it should (behavior notes, section 5): none
 * when it does already. After each of them at most one method is enabled, unless there were more before:
 * what is to be charged is written while it is off, the others go off, and only then it continues. So a price
 * that is refused leaves the old one as it is. A method that is made while others are on is put on by the
 * next plan, which knows its number.
 */
export function planRate(
  methods: readonly ShippingMethod[],
  { isEnabled, rate }: Pick<RateChange, 'isEnabled' | 'rate'>,
): RateStep[] {
  if (!isEnabled) return disable(methods);
  const methodId = getMethodId(rate);
  const wanted: MethodData = isFree(rate)
    ? { enabled: true }
    : { enabled: true, settings: { cost: rate.trim() } };
  const existing = findOwn(methods, methodId);
  const others = disable(methods.filter((method) => method !== existing));
  const hasOthers = others.length > 0;
  if (!existing) return [{ kind: 'add', methodId, data: { ...wanted, enabled: !hasOthers } }, ...others];

  const update = (data: MethodData): RateStep => ({
    kind: 'update',
    instanceId: existing.instanceId,
    data,
  });
  const isPriced = wanted.settings === undefined || isSameCost(existing.cost, wanted.settings.cost);
  if (existing.isEnabled) return isPriced ? others : [...others, update(wanted)];
  const isToPrepare = hasOthers && !isPriced;
  return [...(isToPrepare ? [update({ ...wanted, enabled: false })] : []), ...others, update(wanted)];
}

/**
 * Two tabs may each put on another method at the same time. Both look again afterwards, and the first in the list
 * counts: whoever came second puts its own off with this.
 */
export function findOutrun(
  methods: readonly ShippingMethod[],
  { isEnabled, rate }: Pick<RateChange, 'isEnabled' | 'rate'>,
): RateStep | undefined {
  const own = findOwn(methods, getMethodId(rate));
  if (!isEnabled || !own?.isEnabled) return undefined;
  return methods.find((method) => method.isEnabled) === own ? undefined : disable([own])[0];
}

const findOwn = (methods: readonly ShippingMethod[], methodId: string): ShippingMethod | undefined => {
  const own = methods.filter((method) => method.methodId === methodId);
  return own.find((method) => method.isEnabled) ?? own[0];
};

const getMethodId = (rate: string): string => (isFree(rate) ? 'free_shipping' : 'flat_rate');

const disable = (methods: readonly ShippingMethod[]): RateStep[] =>
  methods
    .filter((method) => method.isEnabled)
    .map(({ instanceId }) => ({ kind: 'update', instanceId, data: { enabled: false } }));

/** Formulas are no numbers, and are never free. */
const isFree = (rate: string): boolean => Number(rate) === 0;

const isSameCost = (a: string, b: string): boolean => a === b || (a.trim() !== '' && Number(a) === Number(b));
