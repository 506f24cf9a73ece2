import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Fill, SlotFillProvider } from '@admin/extensions';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { createNamespaces } from '../index';

beforeEach(() => setHost(buildHost()));

const { experimental: e } = createNamespaces();
const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });

test('exports all names of the stock package', () => {
  expect(Object.keys(e).toSorted()).toEqual(
    'CollapsibleList InboxDismissConfirmationModal InboxNoteCard InboxNotePlaceholder List ListItem Navigation NavigationBackButton NavigationGroup NavigationItem NavigationMenu TaskItem Text VerticalCSSTransition useSlot'.split(
      ' ',
    ),
  );
});

test('renders text in the given element', () => {
  show(
    <e.Text as="h2" variant="title.small" id="acme" align="center">
      Mugs
    </e.Text>,
  );

  const heading = screen.getByRole('heading', { name: 'Mugs', level: 2 });
  expect(heading).toHaveAttribute('id', 'acme');
  expect(heading).toHaveStyle({ textAlign: 'center', fontWeight: 600 });
});

test('switches between menus and moves focus to them', async () => {
  const told = jest.fn();
  const { user } = show(
    <e.Navigation activeItem="mugs" onActivateMenu={told}>
      <e.NavigationMenu title="Shop">
        <e.NavigationGroup title="Things">
          <e.NavigationItem item="mugs" title="Mugs" href="admin.php?page=wc-admin&path=/mugs" />
        </e.NavigationGroup>
        <e.NavigationItem title="More" navigateToMenu="more" />
      </e.NavigationMenu>
      <e.NavigationMenu menu="more" title="All else" parentMenu="root" backButtonLabel="Shop" />
    </e.Navigation>,
  );
  expect(screen.getByRole('list', { name: 'Things' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mugs', current: 'page' })).toBeVisible();
  expect(document.body).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'All else' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Shop' }));

  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Shop' })).toHaveFocus());
  expect(told.mock.calls).toEqual([['more'], ['root']]);
});

test('expands a list on click and when the prop changes', async () => {
  const [onExpand, onPress] = [jest.fn(), jest.fn()];
  const list = (collapsed: boolean) => (
    <e.CollapsibleList collapsed={collapsed} show={1} expandLabel="Open" onExpand={onExpand}>
      <e.ListItem onClick={onPress}>Mug</e.ListItem>
      <e.ListItem>Cup</e.ListItem>
    </e.CollapsibleList>
  );
  const { user, rerender } = show(list(true));
  expect(screen.queryByText('Cup')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Mug' }));
  await user.click(screen.getByRole('button', { name: 'Open', expanded: false }));

  expect(screen.getByText('Cup')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
  expect([onExpand.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 1]);

  rerender(list(false));
  rerender(list(true));
  expect(screen.queryByText('Cup')).not.toBeInTheDocument();
});

test('hides or unmounts content after its exit transition', () => {
  show(
    <>
      <e.VerticalCSSTransition in={false}>Mug</e.VerticalCSSTransition>
      <e.VerticalCSSTransition in={false} unmountOnExit>
        Cup
      </e.VerticalCSSTransition>
      <e.VerticalCSSTransition in>Pot</e.VerticalCSSTransition>
    </>,
  );

  expect(screen.getByText('Mug')).not.toBeVisible();
  expect(screen.queryByText('Cup')).not.toBeInTheDocument();
  expect(screen.getByText('Pot')).toBeVisible();
});

test('opens, snoozes and dismisses a task, and shows its content when expanded', async () => {
  const [onClick, onSnooze, onDismiss] = [jest.fn(), jest.fn(), jest.fn()];
  const task = {
    title: 'Sell mugs',
    content: 'Ten at least.',
    completed: false,
    expandable: true,
    onClick,
    onSnooze,
    onDismiss,
  };
  const { user, rerender } = show(<e.TaskItem {...task} />);
  expect(screen.queryByText('Ten at least.')).not.toBeInTheDocument();

  rerender(<e.TaskItem {...task} expanded />);
  expect(screen.getByText('Ten at least.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sell mugs' }));
  for (const name of ['Remind me later', 'Dismiss']) {
    await user.click(screen.getByRole('button', { name: 'Options for “Sell mugs”' }));
    await user.click(screen.getByRole('menuitem', { name }));
  }

  expect([onClick, onSnooze, onDismiss].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

describe('inbox note', () => {
  const note = {
    id: 4,
    title: 'Mugs are back',
    content: 'Look at <a href="https://mugs.example/">them</a>.',
    date_created_gmt: '2026-11-22T09:05:00',
    is_read: false,
    actions: [{ id: 1, label: 'Order' }],
  };

  test('calls the callbacks for actions, links, dismissal and visibility', async () => {
    const [onDismiss, onNoteActionClick, onBodyLinkClick, onNoteVisible] = [
      jest.fn(),
      jest.fn(),
      jest.fn(),
      jest.fn(),
    ];
    const { user } = show(
      <e.InboxNoteCard
        note={note}
        onDismiss={onDismiss}
        onNoteActionClick={onNoteActionClick}
        onBodyLinkClick={onBodyLinkClick}
        onNoteVisible={onNoteVisible}
      />,
    );
    const link = screen.getByRole('link', { name: 'them' });
    link.addEventListener('click', (event) => event.preventDefault());

    await user.click(screen.getByRole('button', { name: 'Order' }));
    fireEvent.click(link);
    await user.click(screen.getByRole('button', { name: 'Dismiss "Mugs are back"' }));

    expect(onNoteActionClick.mock.calls).toEqual([[note, note.actions[0]]]);
    expect(onBodyLinkClick.mock.calls).toEqual([[note, 'https://mugs.example/']]);
    expect(onDismiss.mock.calls).toEqual([[note]]);
    expect(onNoteVisible.mock.calls).toEqual([[note]]);
  });

  test('renders nothing once it is deleted', () => {
    const { container } = show(<e.InboxNoteCard note={{ ...note, is_deleted: true }} />);

    expect(container).toBeEmptyDOMElement();
  });

  test('dismisses all notes after confirmation', async () => {
    const [onDismiss, onClose] = [jest.fn(), jest.fn()];
    const { user } = show(
      <e.InboxDismissConfirmationModal onDismiss={onDismiss} onClose={onClose} buttonLabel="Yes" />,
    );

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));

    expect([onClose, onDismiss].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

test('useSlot reports the fills of a slot', async () => {
  function Acme() {
    return <p>{e.useSlot('acme').fills.length > 0 ? 'Something' : 'Nothing'}</p>;
  }
  function Page() {
    const [isFull, setFull] = useState(false);
    return (
      <SlotFillProvider>
        <Acme />
        <button type="button" onClick={() => setFull(true)}>
          Fill
        </button>
        {isFull && <Fill name="acme">Mug</Fill>}
      </SlotFillProvider>
    );
  }
  const { user } = show(<Page />);
  expect(screen.getByText('Nothing')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Fill' }));

  expect(screen.getByText('Something')).toBeVisible();
});
