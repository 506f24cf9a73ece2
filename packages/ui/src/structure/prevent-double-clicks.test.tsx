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

/** Two clicks at one place of the screen, where `find` says what lies there at each of them. */
async function doubleClick(user: UserEvent, find: () => Element) {
  await user.pointer({ keys: '[MouseLeft]', target: find() });
  const second = find();
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'])
    second.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
}

test('what lies beneath a dialog is not clicked by the second click on the button that closed it', async () => {
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

test('the row that takes the place of one that goes is not clicked', async () => {
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

test('what lies beneath a menu is not clicked by the second click on its item', async () => {
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

test('a control that stays takes both clicks, and so does one with a label', async () => {
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
