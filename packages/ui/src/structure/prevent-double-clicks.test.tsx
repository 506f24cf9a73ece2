import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from '../fields/checkbox';
import { Menu } from '../menu/menu';
import { Modal } from '../modal/modal';
import { preventDoubleClicks } from './prevent-double-clicks';

let endGuard = () => {};

beforeEach(() => {
  endGuard = preventDoubleClicks(document);
});

afterEach(() => endGuard());

/** Two clicks at one point of the screen. `find` returns the element at that point for each click. */
async function doubleClick(user: UserEvent, find: () => Element) {
  await user.pointer({ keys: '[MouseLeft]', target: find() });
  const second = find();
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'])
    second.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
}

test('ignores the second click of a double click below a dialog that the first one closed', async () => {
  const open = jest.fn();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={open}>
          Open extensions
        </button>
        {isOpen && (
          <Modal title="Hide list" onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setOpen(false)}>
              Yes, hide
            </button>
          </Modal>
        )}
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);

  await doubleClick(user, () =>
    screen.getByRole('button', { name: screen.queryByText('Yes, hide') ? 'Yes, hide' : 'Open extensions' }),
  );
  expect(open).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open extensions' }));

  expect(open).toHaveBeenCalledTimes(1);
});

test('does not click the row that replaces a removed row', async () => {
  function List() {
    const [names, setNames] = useState(['Orders', 'Products', 'Reports']);
    return names.map((name) => (
      <button key={name} type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
        {name}
      </button>
    ));
  }
  const user = userEvent.setup();
  render(<List />);

  await doubleClick(user, () => screen.getAllByRole('button')[0] ?? document.body);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Products',
    'Reports',
  ]);
});

test('ignores the second click of a double click below a menu that the first one closed', async () => {
  const open = jest.fn();
  const user = userEvent.setup();
  render(
    <>
      <Menu label="More" items={[{ label: 'Hide' }]} />
      <a href="#open" onClick={open}>
        Open
      </a>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));

  await doubleClick(user, () => screen.queryByRole('menuitem') ?? screen.getByRole('link'));

  expect(open).not.toHaveBeenCalled();
});

test('handles both clicks on an element that stays, with or without a label', async () => {
  const press = jest.fn();
  const change = jest.fn();
  const user = userEvent.setup();
  render(
    <>
      <button type="button" onClick={press}>
        Next month
      </button>
      <Checkbox label="Taxable" checked={false} onChange={change} />
    </>,
  );

  await user.dblClick(screen.getByText('Next month'));
  await user.dblClick(screen.getByText('Taxable'));

  expect(press).toHaveBeenCalledTimes(2);
  expect(change).toHaveBeenCalledTimes(2);
});
