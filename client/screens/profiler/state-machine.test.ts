import { getNextState, getResumeState, isState } from './state-machine';

test.each([
  ['at the beginning without saved data', {}, [], 'intro-opt-in'],
  ['after the completed steps', {}, ['intro-opt-in', 'user-profile'], 'business-info'],
  ['after the last completed step even if an earlier one is missing', {}, ['user-profile'], 'business-info'],
  [
    'after the last answer on hosts without completed steps',
    { business_choice: 'im_already_selling' },
    [],
    'business-info',
  ],
  [
    'after the location if the industry is known',
    { is_store_country_set: true, industry: [{ slug: 'other' }] },
    [],
    'plugins',
  ],
  ['at the extensions, the last step', {}, ['plugins'], 'plugins'],
  ['from the beginning after completion', { completed: true }, ['plugins'], 'intro-opt-in'],
  ['from the beginning after skipping', { skipped: true }, ['intro-opt-in'], 'intro-opt-in'],
] as const)('continues %s', (_, profile, completed, state) => {
  expect(getResumeState({ ...profile } as Parameters<typeof getResumeState>[0], completed)).toBe(state);
});

test('returns the next state for each action, and throws for impossible ones', () => {
  expect(getNextState('intro-opt-in', 'go-on')).toBe('user-profile');
  expect(getNextState('intro-opt-in', 'skip-setup')).toBe('skip-guided-setup');
  expect(getNextState('plugins', 'install')).toBe('installing');
  expect(getNextState('installing', 'go-on')).toBe('home');
  expect(() => getNextState('installing', 'go-back')).toThrow('"go-back" leads nowhere from "installing".');
});

test('accepts only known states', () => {
  expect(isState('plugins')).toBe(true);
  expect(isState('toString')).toBe(false);
  expect(isState(undefined)).toBe(false);
});
