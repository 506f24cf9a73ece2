import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { Modal } from '../modal/modal';
import { restoreLostFocus } from './restore-lost-focus';

let stop = () => {};
beforeEach(() => (stop = restoreLostFocus(document)));
afterEach(() => stop());

const button = (name: string) => screen.getByRole('button', { name });

/** Rows that are removed one by one, after a filter bar. */
function Rows({ last }: { last?: string }) {
  const [rows, setRows] = useState(['Tea', 'Coffee']);
  return (
    <div className="sa-page">
      <Button>Filter</Button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setRows(rows.filter((other) => other !== row))}>Remove {row}</Button>
          </li>
        ))}
      </ul>
      {last && <Button>{last}</Button>}
    </div>
  );
}

test.each([
  ['the next row', 'Tea', 'Remove Coffee'],
  ['the previous row if it was the last one', 'Coffee', 'Remove Tea'],
])('moves focus of a removed row to %s', async (_, row, expected) => {
  render(<Rows last="Add" />);
  const user = userEvent.setup();

  await user.click(button(`Remove ${row}`));

  await waitFor(() => expect(button(expected)).toHaveFocus());
});

test('moves focus after or before the rows when none is left', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Rows last="Add" />);
  await user.click(button('Remove Tea'));
  await user.click(button('Remove Coffee'));
  await waitFor(() => expect(button('Add')).toHaveFocus());
  unmount();

  render(<Rows />);
  await user.click(button('Remove Tea'));
  await user.click(button('Remove Coffee'));
  await waitFor(() => expect(button('Filter')).toHaveFocus());
});

/** A button that opens a dialog and is replaced by its result. */
function FirstOptions() {
  const [isOpen, setOpen] = useState(false);
  const [isMade, setMade] = useState(false);
  return (
    <div className="sa-page">
      <Button>Before</Button>
      <section>
        {isMade ? <Button>Edit options</Button> : <Button onClick={() => setOpen(true)}>Add options</Button>}
      </section>
      <Button>After</Button>
      {isOpen && (
        <Modal title="Options" onClose={() => setOpen(false)}>
          <Button
            onClick={() => {
              setOpen(false);
              setMade(true);
            }}
          >
            Save
          </Button>
        </Modal>
      )}
    </div>
  );
}

test('moves focus behind a dialog to the element that replaced its button', async () => {
  render(<FirstOptions />);
  const user = userEvent.setup();
  await user.click(button('Add options'));

  await user.click(button('Save'));

  await waitFor(() => expect(button('Edit options')).toHaveFocus());
});

test('does not restore focus after a click on the page background', async () => {
  function Page() {
    const [isGone, setGone] = useState(false);
    return (
      <div className="sa-page">
        {!isGone && <Button>Goes</Button>}
        <Button>Stays</Button>
        <p onPointerUp={() => setGone(true)}>Text</p>
      </div>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  await user.click(button('Goes'));

  await user.click(screen.getByText('Text'));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  expect(document.body).toHaveFocus();
});

test('ignores elements of the host', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<p id="host"><button>Host</button><button>Other</button></p>',
  );
  await userEvent.setup().click(button('Host'));

  button('Host').remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  expect(document.body).toHaveFocus();
  document.getElementById('host')?.remove();
});
