import { dismissalInTab } from './dismissal';

const denied = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

beforeEach(() => window.sessionStorage.clear());

test('what was hidden stays away in this tab, and nothing else does', () => {
  const dismissal = dismissalInTab('acme');
  expect(dismissal.isMade()).toBe(false);

  dismissal.make();

  expect(dismissalInTab('acme').isMade()).toBe(true);
  expect(dismissalInTab('other').isMade()).toBe(false);
});

test('without the storage of the browser nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  const dismissal = dismissalInTab('acme');

  dismissal.make();

  expect(dismissal.isMade()).toBe(false);
});
