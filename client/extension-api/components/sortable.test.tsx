import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { componentsNamespace as c } from './index';

beforeEach(() => setHost(buildHost()));

const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });

describe('sortable children', () => {
  const items = ['Mug', 'Cup', 'Pot'].map((name) => <p key={name}>{name}</p>);
  const names = () => screen.getAllByRole('listitem').map((line) => line.textContent);

  test('move by arrow keys, keep focus and report the new order', async () => {
    const told = jest.fn<void, [readonly { key: string | null }[]]>();
    const { user, rerender } = show(<c.Sortable onOrderChange={told}>{items}</c.Sortable>);

    screen.getByRole('button', { name: 'Move item 1 of 3' }).focus();
    await user.keyboard('{ArrowDown}');

    expect(names()).toEqual(['Cup', 'Mug', 'Pot']);
    expect(told.mock.calls[0]?.[0].map(({ key }) => key)).toEqual(['Cup', 'Mug', 'Pot']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move item 2 of 3' })).toHaveFocus());
    expect(screen.getByText('Moved to position 2 of 3')).toBeInTheDocument();

    rerender(<c.Sortable onOrderChange={told}>{items.toReversed()}</c.Sortable>);
    expect(names()).toEqual(['Pot', 'Cup', 'Mug']);
    rerender(<c.Sortable onOrderChange={told}>{items}</c.Sortable>);
    expect(names()).toEqual(['Mug', 'Cup', 'Pot']);
  });

  test('follow the text direction when horizontal', async () => {
    document.documentElement.dir = 'rtl';
    const { user } = show(<c.Sortable isHorizontal>{items}</c.Sortable>);

    screen.getByRole('button', { name: 'Move item 1 of 3' }).focus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');

    expect(names()).toEqual(['Cup', 'Mug', 'Pot']);
    document.documentElement.dir = '';
  });

  test('move by pointer', () => {
    const told = jest.fn();
    show(
      <c.Sortable isHorizontal onOrderChange={told}>
        {items}
      </c.Sortable>,
    );
    const layOut = () =>
      screen.getAllByRole('listitem').forEach((line, index) => {
        line.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 20);
      });
    layOut();

    // jsdom has no pointer events; mouse events have the needed properties.
    const point = (type: string, clientX = 250) =>
      new MouseEvent(type, { bubbles: true, button: 0, clientX });
    fireEvent(screen.getByRole('button', { name: 'Move item 1 of 3' }), point('pointerdown'));
    fireEvent(window, point('pointermove'));
    fireEvent(window, point('pointerup'));

    expect(names()).toEqual(['Cup', 'Pot', 'Mug']);
    expect(told).toHaveBeenCalledTimes(1);

    layOut();
    fireEvent(screen.getByRole('button', { name: 'Move item 3 of 3' }), point('pointerdown'));
    act(() => {
      // Both before the next render.
      window.dispatchEvent(point('pointermove', 150));
      window.dispatchEvent(point('pointermove', 50));
    });
    fireEvent(window, point('pointerup'));

    expect(names()).toEqual(['Mug', 'Cup', 'Pot']);
  });
});
