import { getNextState, getResumeState, isState } from './state-machine';

test.each([
  ['at the beginning with nothing said', {}, [], 'intro-opt-in'],
  ['after the steps that the host counted', {}, ['intro-opt-in', 'user-profile'], 'business-info'],
  [
    'after the last counted step, though one before it was never counted',
    {},
    ['user-profile'],
    'business-info',
  ],
  [
    'after what was answered, on hosts that count nothing',
    { business_choice: 'im_already_selling' },
    [],
    'business-info',
  ],
  [
    'after the location, when the industry is known as well',
    { is_store_country_set: true, industry: [{ slug: 'other' }] },
    [],
    'plugins',
  ],
  ['at the extensions, which are the last', {}, ['plugins'], 'plugins'],
  ['anew when all was completed', { completed: true }, ['plugins'], 'intro-opt-in'],
  ['anew when it was skipped', { skipped: true }, ['intro-opt-in'], 'intro-opt-in'],
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
