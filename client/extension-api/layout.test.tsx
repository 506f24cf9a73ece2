import { act, render, screen } from '@testing-library/react';
import { SlotFillProvider } from '@admin/extensions';
import * as layout from './layout';

function Place() {
  const { layoutString } = layout.useExtendLayout('list');
  return <output>{layoutString}</output>;
}

test('a component knows where on the page it is', () => {
  const value = layout.getLayoutContextValue(['page', 'panel']);
  render(
    <>
      <Place />
      <layout.LayoutContextProvider value={value}>
        <Place />
      </layout.LayoutContextProvider>
    </>,
  );

  expect(screen.getAllByRole('status').map((place) => place.textContent)).toEqual([
    'page/list',
    'page/panel/list',
  ]);
  expect(value.extendLayout('list').isDescendantOf('panel')).toBe(true);
  expect(value.isDescendantOf('list')).toBe(false);
});

test('how wide the menu is follows its folding', () => {
  let measured: (entries: { contentRect: { width: number } }[]) => void = () => {};
  const disconnect = jest.fn();
  class Observer {
    constructor(tell: typeof measured) {
      measured = tell;
    }
    observe = () => measured([{ contentRect: { width: 160 } }]);
    disconnect = disconnect;
  }
  Object.assign(window, { ResizeObserver: Observer });
  document.body.insertAdjacentHTML('beforeend', '<ul id="adminmenu"></ul>');
  function Width() {
    return <output>{layout.useAdminSidebarWidth()}</output>;
  }
  const { unmount } = render(<Width />);
  expect(screen.getByRole('status')).toHaveTextContent('160');

  act(() => measured([{ contentRect: { width: 36 } }]));
  expect(screen.getByRole('status')).toHaveTextContent('36');

  unmount();
  expect(disconnect).toHaveBeenCalled();
  document.getElementById('adminmenu')?.remove();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('pages that draw a header of their own have its places, in order, and the last title', () => {
  const { WooHeaderItem: Item, WooHeaderPageTitle: Title, WooFooterItem: Foot } = layout;
  render(
    <SlotFillProvider>
      <Item.Slot name="acme" />
      <h1>
        <Title.Slot />
      </h1>
      <Item name="acme" order={2}>
        <button type="button">Second</button>
      </Item>
      <Item name="acme" order={1}>
        <button type="button">First</button>
      </Item>
      <Item>
        <button type="button">Elsewhere</button>
      </Item>
      <Title>Old</Title>
      <Title>New</Title>
      <Foot>Foot</Foot>
    </SlotFillProvider>,
  );

  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['First', 'Second']);
  expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  expect(screen.queryByText('Foot')).not.toBeInTheDocument();
});
