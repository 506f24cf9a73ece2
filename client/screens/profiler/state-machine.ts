import type { Profile } from '@admin/store-profile';

/** What the owner did, as the machine hears it. */
export type MachineEvent = 'go-on' | 'go-back' | 'skip-setup' | 'install';

/** Where each doing leads from each state; what is not named here cannot be done there. */
const TRANSITIONS = {
  'intro-opt-in': { 'go-on': 'user-profile', 'skip-setup': 'skip-guided-setup' },
  'user-profile': { 'go-on': 'business-info', 'go-back': 'intro-opt-in' },
  'business-info': { 'go-on': 'plugins', 'go-back': 'user-profile' },
  plugins: { 'go-on': 'home', install: 'installing', 'go-back': 'business-info' },
  installing: { 'go-on': 'home' },
  'skip-guided-setup': { 'go-on': 'home', 'go-back': 'intro-opt-in' },
} as const satisfies Readonly<Record<string, Partial<Record<MachineEvent, string>>>>;

/** Also the `step` of the state's address. */
export type State = keyof typeof TRANSITIONS;

/** How far each state is, in per cent. */
export const PROGRESS: Readonly<Record<State, number>> = {
  'intro-opt-in': 20,
  'user-profile': 40,
  'business-info': 60,
  plugins: 80,
  'skip-guided-setup': 80,
  installing: 95,
};

export const isState = (step: string | undefined): step is State =>
  step !== undefined && Object.hasOwn(TRANSITIONS, step);

/** @throws Error when the doing leads nowhere from the state */
export function getNextState(state: State, doing: MachineEvent): State | 'home' {
  const ways: Partial<Record<MachineEvent, State | 'home'>> = TRANSITIONS[state];
  const next = ways[doing];
  if (next === undefined) throw new Error(`"${doing}" leads nowhere from "${state}".`);
  return next;
}

/** The states of the guided way in their order. */
const GUIDED = ['intro-opt-in', 'user-profile', 'business-info', 'plugins'] as const;

/**
 * Where an owner continues who comes back another day. Whoever was through, or skipped it, begins again.
 * @param completed steps that the host counted; hosts that keep no count are known by what was answered
 */
export function getResumeState(profile: Profile, completed: readonly string[]): State {
  if (profile.completed || profile.skipped) return 'intro-opt-in';
  const isPassed: Readonly<Record<(typeof GUIDED)[number], boolean>> = {
    'intro-opt-in': profile.business_choice !== undefined,
    'user-profile': profile.business_choice !== undefined,
    'business-info': profile.is_store_country_set === true && profile.industry !== undefined,
    plugins: false,
  };
  const last = GUIDED.findLastIndex((state) => completed.includes(state) || isPassed[state]);
  return GUIDED[Math.min(last + 1, GUIDED.length - 1)] ?? 'intro-opt-in';
}
