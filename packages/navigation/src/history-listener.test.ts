import { addHistoryListener } from './index';

test('notifies about URL changes until it is removed', () => {
  const seen: string[] = [];
  const remove = addHistoryListener(({ type }) => seen.push(type));

  window.history.pushState({}, '', '?a=1');
  window.history.replaceState({}, '', '?a=2');
  remove();
  window.history.pushState({}, '', '?a=3');

  expect(seen).toEqual(['pushstate', 'replacestate']);
});

test("flags the page's history as patched and notifies once for two listeners", () => {
  const first = jest.fn();
  const second = jest.fn();
  const removers = [addHistoryListener(first), addHistoryListener(second)];

  window.history.pushState({}, '', '?b=1');

  expect(window.wcNavigation?.historyPatched).toBe(true);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  for (const remove of removers) remove();
});
