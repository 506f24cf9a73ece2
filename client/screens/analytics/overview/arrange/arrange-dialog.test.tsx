import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArrangedBlock } from '../sections/arrange-blocks';
import { ArrangeDialog } from './arrange-dialog';

const buildBlock = (label: string, isVisible = true): ArrangedBlock => ({
  key: label.toLowerCase(),
  label,
  name: label,
  isVisible,
});

function show() {
  const onSave = jest.fn<void, [readonly ArrangedBlock[]]>();
  const onClose = jest.fn();
  const blocks = [buildBlock('Sales'), buildBlock('Orders'), buildBlock('Returns', false)];
  render(<ArrangeDialog title="Choose metrics" blocks={blocks} onSave={onSave} onClose={onClose} />);
  const user = userEvent.setup();
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return onSave.mock.calls[0]?.[0] ?? [];
  };
  return { user, save, onClose };
}

const names = (blocks: readonly ArrangedBlock[]) => blocks.map(({ name }) => name);
const shown = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);

test('shows and hides items by checkbox', async () => {
  const { user, save } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Returns', checked: false }));
  await user.click(screen.getByRole('checkbox', { name: 'Sales', checked: true }));

  expect(await save()).toMatchObject([{ isVisible: false }, { isVisible: true }, { isVisible: true }]);
});

test('moves items by buttons, and keeps focus on the button', async () => {
  const { user, save } = show();
  await user.click(screen.getByRole('button', { name: 'Move Sales down' }));

  expect(screen.getByRole('status')).toHaveTextContent('Sales, position in list: 2 of 3');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Sales down' })).toHaveFocus());
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Move Sales down' })).toHaveAttribute('aria-disabled', 'true');
  expect(names(await save())).toEqual(['Orders', 'Returns', 'Sales']);
});

test('moves items by the arrow keys on their handles', async () => {
  const { user, save } = show();
  act(() => screen.getByRole('button', { name: 'Move Returns' }).focus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Returns' })).toHaveFocus());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');

  expect(names(await save())).toEqual(['Sales', 'Returns', 'Orders']);
});

test('moves items by dragging their handles', async () => {
  const { save } = show();
  layOut(40);
  point('pointerdown', 20, screen.getByRole('button', { name: 'Move Sales' }));
  point('pointermove', 60);
  expect(shown()).toEqual(['Orders', 'Sales', 'Returns']);
  point('pointermove', 500);
  point('pointerup', 500);
  point('pointermove', 20);

  expect(names(await save())).toEqual(['Orders', 'Returns', 'Sales']);
});

test('renames an item, and restores the default for an empty name', async () => {
  const { user, save } = show();
  await user.click(screen.getByRole('button', { name: 'Rename Sales' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New name of Sales' })).toHaveFocus());
  await user.clear(screen.getByRole('textbox', { name: 'New name of Sales' }));
  await user.keyboard('Money{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Money' })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Rename Orders' }));
  await user.clear(screen.getByRole('textbox', { name: 'New name of Orders' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(names(await save())).toEqual(['Money', 'Orders', 'Returns']);
});

test('keeps a typed name when another item is renamed, or the dialog is saved', async () => {
  const { user, save } = show();
  await user.click(screen.getByRole('button', { name: 'Rename Sales' }));
  await user.clear(screen.getByRole('textbox', { name: 'New name of Sales' }));
  await user.keyboard(' Money ');
  await user.click(screen.getByRole('button', { name: 'Rename Orders' }));
  expect(screen.getByRole('checkbox', { name: 'Money' })).toBeVisible();
  await user.keyboard('Purchases');

  expect(names(await save())).toEqual(['Money', 'Purchases', 'Returns']);
});

test('cancels renaming on Escape and keeps the dialog open', async () => {
  const { user, onClose } = show();
  await user.click(screen.getByRole('button', { name: 'Rename Sales' }));
  await user.keyboard('Nonsense{Escape}');

  expect(screen.getByRole('checkbox', { name: 'Sales' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

/** jsdom has no pointer events; mouse events have the needed properties. */
function point(type: string, clientY: number, target: EventTarget = window) {
  act(() => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientY })));
}

/** jsdom has no layout; stacks the items at this height in their current order. */
function layOut(height: number) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
    this: HTMLElement,
  ) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * height, 100, height);
  });
}
