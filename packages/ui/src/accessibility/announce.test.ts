import { act } from '@testing-library/react';
import { announce } from './announce';

const region = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('says a text in a region which screen readers have had time to notice', () => {
  announce('Saved');

  expect(region('polite')).toBeEmptyDOMElement();
  act(() => jest.runAllTimers());
  expect(region('polite')).toHaveTextContent('Saved');
});

test('says the last text only, and the same one again', () => {
  announce('Saved');
  jest.runAllTimers();
  const first = region('polite')?.firstChild;

  announce('Saved');

  expect(region('polite')).toHaveTextContent(/^Saved$/);
  expect(region('polite')?.firstChild).not.toBe(first);
});

test('what is said last is what a new region begins with', () => {
  document.body.replaceChildren();
  announce('Saving');
  announce('Saved');
  jest.runAllTimers();

  expect(region('polite')).toHaveTextContent(/^Saved$/);
});

test('interrupts when it must', () => {
  announce('You are logged out', 'assertive');
  jest.runAllTimers();

  expect(region('assertive')).toHaveTextContent('You are logged out');
});
