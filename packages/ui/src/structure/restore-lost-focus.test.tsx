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

/** Rows that are removed one by one; a filter bar stands before them. */
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
  ['the row before, from the last one', 'Coffee', 'Remove Tea'],
])('the focus of a row that goes is on %s', async (_, row, expected) => {
  render(<Rows last="Add" />);
  const user = userEvent.setup();

  await user.click(button(`Remove ${row}`));

  await waitFor(() => expect(button(expected)).toHaveFocus());
});

test('where no row is left, it is on what follows the rows, or comes before them', async () => {
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

/** A button that opens a dialog and is replaced by what the dialog makes. */
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

test('behind a dialog it is on what took the place of the button that opened it', async () => {
  render(<FirstOptions />);
  const user = userEvent.setup();
  await user.click(button('Add options'));

  await user.click(button('Save'));

  await waitFor(() => expect(button('Edit options')).toHaveFocus());
});

test('whoever presses beside everything has given it up', async () => {
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

test('what is the host’s is left alone', async () => {
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
