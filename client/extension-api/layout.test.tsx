import { act, render, screen } from '@testing-library/react';
import { SlotFillProvider } from '@admin/extensions';
import * as layout from './layout';

function Place() {
  const { layoutString } = layout.useExtendLayout('list');
  return <output>{layoutString}</output>;
}

test('provides the position of a component in the layout', () => {
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

test('tracks the width of the admin menu', () => {
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

test('renders header items in order and the last page title', () => {
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
