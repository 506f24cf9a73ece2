import { fireEvent } from '@testing-library/react';
import { userStore } from '@admin/store-user';
import { aHost, renderWithStores } from '@admin/test-kit';
import { LatePalette } from './late-palette';

/** Whether the first press of the palette's key is left to whoever listens after the dashboard. */
function leavesKey(): boolean {
  const { unmount } = renderWithStores([userStore], <LatePalette host={aHost()} />);
  const isLeft = fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  unmount();
  return isLeft;
}

afterEach(() => Reflect.deleteProperty(window, 'wp'));

test('the palette’s key is kept from the browser before anything listens to it', () => {
  expect(leavesKey()).toBe(false);
});

test('the palette’s key is left to the platform’s palette, also at its first press', () => {
  const dispatch = () => ({ registerCommand: jest.fn() });
  Object.assign(window, { wp: { coreCommands: {}, data: { dispatch } } });

  expect(leavesKey()).toBe(true);
});
