import type { RateChange, ShippingMethod } from './types';

/** The written members of a method, in the contract's format. */
export interface MethodData {
  enabled: boolean;
  settings?: { cost: string };
}

/** One write of the plan. */
export type RateStep =
  | { kind: 'add'; methodId: string; data: MethodData }
  | { kind: 'update'; instanceId: number; data: MethodData };

/**
 * The writes needed until a zone charges the wanted rate (behavior notes, section 5); none if it already does. After
 * each write at most one method is enabled, unless more were before: the new rate is written while its method is
 * disabled, then the others are disabled, and then it is enabled. So a rejected rate leaves the old one unchanged. A
 * method created while others are enabled is enabled by the next plan, which knows its id.
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
 * Two tabs may enable different methods at the same time. Both check again afterwards; the first method in the list
 * wins, and the other tab disables its own with this.
 */
export function resolveEnabledConflict(
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

/** A formula is not a number, and never free. */
const isFree = (rate: string): boolean => Number(rate) === 0;

const isSameCost = (a: string, b: string): boolean => a === b || (a.trim() !== '' && Number(a) === Number(b));
