import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Menu } from '../menu/menu';
import { Modal, type ModalProps } from './modal';

function Page({ onClose, ...props }: Pick<Partial<ModalProps>, 'onClose' | 'isBusy' | 'isForm'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Hide list
      </button>
      {isOpen && (
        <Modal
          title="Hide store setup tasks"
          onClose={close}
          {...props}
          actions={<button type="button">Cancel</button>}
        >
          <p>Are you sure?</p>
          <Menu label="More" items={[{ label: 'One' }]} />
        </Modal>
      )}
    </>
  );
}

async function openModal(onClose?: () => void, props: Pick<ModalProps, 'isBusy' | 'isForm'> = {}) {
  const user = userEvent.setup();
  render(<Page {...(onClose ? { onClose } : {})} {...props} />);
  await user.click(screen.getByRole('button', { name: 'Hide list' }));
  return user;
}

test('has one icon in the close button', async () => {
  await openModal();

  expect(screen.getByRole('button', { name: 'Close' }).querySelectorAll('svg')).toHaveLength(1);
});

test('is a focused dialog named by its title', async () => {
  await openModal();

  expect(screen.getByRole('dialog', { name: 'Hide store setup tasks' })).toHaveTextContent('Are you sure?');
  expect(screen.getByRole('heading', { name: 'Hide store setup tasks' })).toHaveFocus();
});

test('has only its own close button, not the untranslated one of the library', async () => {
  await openModal();

  const names = screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
  expect(names).toEqual(['Close', 'More', 'Cancel']);
});

const WAYS_TO_CLOSE = [
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the close button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click outside', (user: UserEvent) => user.click(document.body)],
] as const;

test.each(WAYS_TO_CLOSE)('stays open on %s while a request is under way', async (_, act) => {
  const close = jest.fn();
  const user = await openModal(close, { isBusy: true });

  await act(user);

  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

test.each(WAYS_TO_CLOSE)('closes once on %s and restores focus', async (_, act) => {
  const close = jest.fn();
  const user = await openModal(close);

  await act(user);

  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hide list' })).toHaveFocus();
});

test('with a form, stays open on a click outside, which would discard the input', async () => {
  const user = await openModal(undefined, { isForm: true });

  await user.click(document.body);
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays open after a click on its content or one that started there', async () => {
  const user = await openModal();
  const text = screen.getByText('Are you sure?');

  await user.click(text);
  await user.pointer([
    { keys: '[MouseLeft>]', target: text },
    { keys: '[/MouseLeft]', target: document.body },
  ]);

  expect(screen.getByRole('dialog')).toBeVisible();
});

test('closes an inner menu first on Escape', async () => {
  const user = await openModal();
  await user.click(screen.getByRole('button', { name: 'More' }));

  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('prevents page scrolling while any dialog is open', async () => {
  const dialogs = (...titles: string[]) =>
    titles.map((title) => (
      <Modal key={title} title={title} onClose={() => {}}>
        Text
      </Modal>
    ));
  const { rerender } = render(dialogs('One', 'Two'));
  expect(document.body).toHaveStyle({ overflow: 'hidden' });

  rerender(dialogs('One'));
  expect(document.body).toHaveStyle({ overflow: 'hidden' });

  rerender(dialogs());
  await waitFor(() => expect(document.body).not.toHaveStyle({ overflow: 'hidden' }));
});
