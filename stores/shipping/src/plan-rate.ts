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
 * The writes that are left until a zone charges what it should (behaviour notes, section 5): none
 * when it does already. What is to be charged comes first, so that there is no moment without.
 */
export function planRate(
  methods: readonly ShippingMethod[],
  { isEnabled, rate }: Pick<RateChange, 'isEnabled' | 'rate'>,
): RateStep[] {
  if (!isEnabled) return disable(methods);
  const methodId = isFree(rate) ? 'free_shipping' : 'flat_rate';
  const wanted: MethodData = isFree(rate)
    ? { enabled: true }
    : { enabled: true, settings: { cost: rate.trim() } };
  const own = methods.filter((method) => method.methodId === methodId);
  const existing = own.find((method) => method.isEnabled) ?? own[0];
  if (!existing) return [{ kind: 'add', methodId, data: wanted }, ...disable(methods)];
  const isAsWanted =
    existing.isEnabled && (wanted.settings === undefined || isSameCost(existing.cost, wanted.settings.cost));
  return [
    ...(isAsWanted ? [] : [{ kind: 'update', instanceId: existing.instanceId, data: wanted } as const]),
    ...disable(methods.filter((method) => method !== existing)),
  ];
}

const disable = (methods: readonly ShippingMethod[]): RateStep[] =>
  methods
    .filter((method) => method.isEnabled)
    .map(({ instanceId }) => ({ kind: 'update', instanceId, data: { enabled: false } }));

/** Formulas are no numbers, and are never free. */
const isFree = (rate: string): boolean => Number(rate) === 0;

const isSameCost = (a: string, b: string): boolean => a === b || (a.trim() !== '' && Number(a) === Number(b));
