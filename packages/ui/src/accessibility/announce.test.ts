import { act } from '@testing-library/react';
import { announce } from './announce';

const region = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('announces text after a delay, so that screen readers detect the region first', () => {
  announce('Saved');

  expect(region('polite')).toBeEmptyDOMElement();
  act(() => jest.runAllTimers());
  expect(region('polite')).toHaveTextContent('Saved');
});

test('announces only the latest text, and repeats the same one', () => {
  announce('Saved');
  jest.runAllTimers();
  const first = region('polite')?.firstChild;

  announce('Saved');

  expect(region('polite')).toHaveTextContent(/^Saved$/);
  expect(region('polite')?.firstChild).not.toBe(first);
});

test('fills a new live region with the latest text', () => {
  document.body.replaceChildren();
  announce('Saving');
  announce('Saved');
  jest.runAllTimers();

  expect(region('polite')).toHaveTextContent(/^Saved$/);
});

test('interrupts with an assertive message', () => {
  announce('You are logged out', 'assertive');
  jest.runAllTimers();

  expect(region('assertive')).toHaveTextContent('You are logged out');
});
