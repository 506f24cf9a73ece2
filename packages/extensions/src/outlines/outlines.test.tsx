import { act, render, screen } from '@testing-library/react';
import { areOutlinesEnabled, Fill, showOutlines, Slot, SlotFillProvider, SlotOr } from '../index';

const nameOf = (text: string) =>
  screen.getByText(text).closest('[data-extension-point]')?.getAttribute('data-extension-point');

let stop = () => {};

afterEach(() => {
  act(() => stop());
  window.history.replaceState({}, '', '/');
});

test('outlines slots with name and state, and the positions of filters', async () => {
  render(
    <SlotFillProvider>
      <Slot name="acme_filled" />
      <Slot name="acme_empty" />
      <SlotOr name="acme_own">What is built in</SlotOr>
      <Fill name="acme_filled">From an extension</Fill>
      <p className="acme-table">A table</p>
    </SlotFillProvider>,
  );

  act(() => {
    stop = showOutlines([
      { filter: 'acme_table', selector: '.acme-table' },
      { filter: 'acme_rows', selector: '.acme-table' },
    ]);
  });

  expect(nameOf('From an extension')).toBe('acme_filled');
  expect(nameOf('What is built in')).toBe('acme_own');
  expect(document.querySelectorAll('[data-extension-point="acme_empty"]')).toHaveLength(1);
  expect(nameOf('A table')).toBe('acme_table acme_rows');

  act(() => stop());
  expect(document.querySelectorAll('[data-extension-point]')).toHaveLength(0);
});

test('turns on outlines from the URL', () => {
  expect(areOutlinesEnabled()).toBe(false);

  window.history.replaceState({}, '', '/?page=wc-admin&extension-points');

  expect(areOutlinesEnabled()).toBe(true);
});
