import type { Profile } from '@admin/store-profile';

/** Events of the state machine, from user actions. */
export type ProfilerEvent = 'go-on' | 'go-back' | 'skip-setup' | 'install';

/** The next state by state and event; missing events are not allowed in that state. */
const TRANSITIONS = {
  'intro-opt-in': { 'go-on': 'user-profile', 'skip-setup': 'skip-guided-setup' },
  'user-profile': { 'go-on': 'business-info', 'go-back': 'intro-opt-in' },
  'business-info': { 'go-on': 'plugins', 'go-back': 'user-profile' },
  plugins: { 'go-on': 'home', install: 'installing', 'go-back': 'business-info' },
  installing: { 'go-on': 'home' },
  'skip-guided-setup': { 'go-on': 'home', 'go-back': 'intro-opt-in' },
} as const satisfies Readonly<Record<string, Partial<Record<ProfilerEvent, string>>>>;

/** Also the `step` of the state's address. */
export type State = keyof typeof TRANSITIONS;

/** Progress of each state, in percent. */
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

/** @throws Error when the event is not allowed in the state */
export function getNextState(state: State, event: ProfilerEvent): State | 'home' {
  const ways: Partial<Record<ProfilerEvent, State | 'home'>> = TRANSITIONS[state];
  const next = ways[event];
  if (next === undefined) throw new Error(`"${event}" leads nowhere from "${state}".`);
  return next;
}

/** The states of the guided setup, in order. */
const GUIDED = ['intro-opt-in', 'user-profile', 'business-info', 'plugins'] as const;

/**
 * Returns the state where a returning user continues. Users who completed or skipped the profiler start over.
 * @param completed steps that the server counted; without a count, the saved responses decide
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
