type Policy = 'shared' | 'latest';
type AnySaga = (...args: never[]) => Generator;

const policies = new WeakMap<object, Policy>();

/** While one run is under way, equal calls join it instead of starting another. */
export const shared = <S extends AnySaga>(saga: S): S => withPolicy(saga, 'shared');

/** A new run cancels the one before it. */
export const latest = <S extends AnySaga>(saga: S): S => withPolicy(saga, 'latest');

export const policyOf = (creator: object): Policy | undefined => policies.get(creator);

function withPolicy<S extends AnySaga>(saga: S, policy: Policy): S {
  const copy = saga.bind(null) as S;
  policies.set(copy, policy);
  return copy;
}
