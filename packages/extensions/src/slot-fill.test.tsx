import { render as renderPlain, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  createOrderedChildren,
  Fill,
  onExtensionFailure,
  Slot,
  SlotFillProvider,
  sortFillsByOrder,
  useFills,
  type ExtensionFailure,
} from './index';

const render = (ui: ReactNode) =>
  // React logs what a boundary caught. The tests check the failure listener instead.
  renderPlain(<SlotFillProvider>{ui}</SlotFillProvider>, { onCaughtError: () => {} });

/** A fill as the wrappers of the ecosystem build it. */
function Item({ order = 1, children }: { order?: number; children: ReactNode }) {
  return <Fill name="header">{(fillProps) => createOrderedChildren(children, order, fillProps)}</Fill>;
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

test('renders fills only in the slot of their name, in order of registration', () => {
  render(
    <>
      <main>
        <Slot name="header" />
      </main>
      <Fill name="header">
        <p>One</p>
      </Fill>
      <Fill name="header">
        <p>Two</p>
      </Fill>
      <Fill name="footer">
        <p>Elsewhere</p>
      </Fill>
    </>,
  );

  expect(screen.getByRole('main')).toHaveTextContent('OneTwo');
});

test('updates a fill with its component and removes it on unmount', async () => {
  const user = userEvent.setup();
  function Extension() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          More
        </button>
        {count < 2 && (
          <Fill name="header">
            <p>Count {count}</p>
          </Fill>
        )}
      </>
    );
  }
  render(
    <>
      <Extension />
      <Slot name="header" />
    </>,
  );
  expect(screen.getByText('Count 0')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Count 1')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByText(/Count/)).not.toBeInTheDocument();
});

test('preserves the state of a fill when another one is added', async () => {
  const user = userEvent.setup();
  const ui = (hasOther: boolean) => (
    <SlotFillProvider>
      <Slot name="header">{sortFillsByOrder}</Slot>
      <Item order={5}>
        <Counter />
      </Item>
      {hasOther && <Item>Other</Item>}
    </SlotFillProvider>
  );
  const { rerender } = renderPlain(ui(false));
  await user.click(screen.getByRole('button', { name: 'Count 0' }));

  rerender(ui(true));

  expect(screen.getByText('Other')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
});

test('sorts fills by order, lowest first, and preserves the order of equal ones', () => {
  render(
    <>
      <main>
        <Slot name="header">{sortFillsByOrder}</Slot>
      </main>
      <Item order={20}>Last</Item>
      <Item>First </Item>
      <Item>Second </Item>
      <Item order={10}>Third </Item>
    </>,
  );

  expect(screen.getByRole('main')).toHaveTextContent('First Second Third Last');
});

test('passes slot props to fills given as a function or a component', () => {
  const Title = ({ task }: { task?: string }) => <p>Component: {task}</p>;
  render(
    <>
      <Slot name="header" fillProps={{ task: 'tax' }} />
      <Fill name="header">{({ task }) => <p>Function: {String(task)}</p>}</Fill>
      <Item>
        <Title />
      </Item>
    </>,
  );

  expect(screen.getByText('Function: tax')).toBeInTheDocument();
  expect(screen.getByText('Component: tax')).toBeInTheDocument();
});

test('does not pass slot props to DOM elements', () => {
  render(
    <>
      <Slot name="header" fillProps={{ onComplete: () => {}, task: {} }} />
      <Item>
        <p>Plain</p>
      </Item>
    </>,
  );

  expect(screen.getByText('Plain').attributes).toHaveLength(0);
});

test('removes only the crashing fill and reports it with its slot', () => {
  const failures: ExtensionFailure[] = [];
  const stop = onExtensionFailure((failure) => failures.push(failure));
  const Broken = (): ReactNode => {
    throw new Error('Broken on purpose.');
  };
  render(
    <>
      <Slot name="header">{sortFillsByOrder}</Slot>
      <Fill name="header">
        <Broken />
      </Fill>
      <Fill name="header">{() => Broken()}</Fill>
      <Fill name="header">
        <p>Still here</p>
      </Fill>
    </>,
  );

  expect(screen.getByText('Still here')).toBeInTheDocument();
  expect(failures.map(({ source }) => source)).toEqual(['fill in slot "header"']);
  stop();
});

test('reports whether a slot has fills', () => {
  function Footer() {
    return useFills('footer').length > 0 ? <footer>Footer</footer> : null;
  }
  const { rerender } = renderPlain(
    <SlotFillProvider>
      <Footer />
    </SlotFillProvider>,
  );
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();

  rerender(
    <SlotFillProvider>
      <Footer />
      <Fill name="footer">Something</Fill>
    </SlotFillProvider>,
  );

  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
