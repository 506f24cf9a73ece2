import { dismissalInTab } from './dismissal';

const denied = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

beforeEach(() => window.sessionStorage.clear());

test('remembers a dismissal in this tab, by key', () => {
  const dismissal = dismissalInTab('acme');
  expect(dismissal.isMade()).toBe(false);

  dismissal.make();

  expect(dismissalInTab('acme').isMade()).toBe(true);
  expect(dismissalInTab('other').isMade()).toBe(false);
});

test('works without access to session storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  const dismissal = dismissalInTab('acme');

  dismissal.make();

  expect(dismissal.isMade()).toBe(false);
});
