import { screen, waitFor } from '@testing-library/react';
import { CancelledError } from '@admin/data';
import { ApiError } from '@admin/http';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildUser, renderWithStores } from '@admin/testing';
import { noticesStore, useNotices, usePromiseNotice, type Outcome } from './index';

interface SavingProps {
  operation: () => Promise<unknown>;
  outcome: Outcome;
}

function Saving({ operation, outcome }: SavingProps) {
  const report = usePromiseNotice();
  const { notices } = useNotices();
  return (
    <>
      <button type="button" onClick={() => void report(operation(), outcome)}>
        Save
      </button>
      {notices.map(({ id, content, actions: [action] }) => (
        <p key={id}>
          {content}
          {action && (
            <button type="button" onClick={() => action.onClick?.()}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </>
  );
}

const open = (operation: () => Promise<unknown>, outcome: Outcome) =>
  renderWithStores(
    [noticesStore, optionsStore, userStore],
    <Saving operation={operation} outcome={outcome} />,
    {
      prepare: (registry) => {
        hydrateCurrentUser(registry, buildUser());
        hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
      },
    },
  );

test('shows success after the operation, with an undo action', async () => {
  const undo = jest.fn();
  let confirm = () => {};
  const saving = new Promise<unknown>((resolve) => (confirm = () => resolve('two')));
  const done = (result: unknown) => `Saved ${String(result)}`;
  const { user } = open(() => saving, { done, undo, failed: 'Not saved' });

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByText(/Saved/)).not.toBeInTheDocument();
  confirm();
  expect(await screen.findByText('Saved two')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(undo).toHaveBeenCalledWith('two');
});

test('shows a failure without an undo action', async () => {
  const fail = () => Promise.reject(new Error('Refused.'));
  const { user } = open(fail, { done: 'Saved', undo: () => {}, failed: 'Not saved' });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test("shows the server's errors instead of the general message", async () => {
  const messages = ['Could not be found.', 'Is broken.'];
  const failure = { kind: 'http', code: 'acme', message: messages.join(' '), messages } as const;
  const { user } = open(() => Promise.reject(new ApiError(failure)), { failed: 'Not saved' });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Could not be found.')).toBeVisible();
  expect(screen.getByText('Is broken.')).toBeVisible();
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

test('offers a retry after a failure', async () => {
  const retry = jest.fn();
  const { user } = open(() => Promise.reject(new Error('Refused.')), { failed: 'Not saved', retry });

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test('shows nothing after a cancellation', async () => {
  const cancel = jest.fn(() => Promise.reject(new CancelledError()));
  const { user } = open(cancel, { failed: 'Not saved' });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

test('shows a follow-up action after success', async () => {
  const { user } = open(() => Promise.resolve('two'), {
    done: 'Saved',
    action: (result) => ({ label: `Edit ${String(result)}`, url: 'https://store.example' }),
    failed: 'Not saved',
  });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('button', { name: 'Edit two' })).toBeVisible();
});

test('replaces an earlier message with the same ID', async () => {
  const { user } = open(() => Promise.resolve(), { id: 'stock-7', done: 'Saved', failed: 'Not saved' });

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findAllByText('Saved')).toHaveLength(1);
});

test.each([undefined, 'stock-7'])(
  'removes earlier errors of the operation on success (ID %s)',
  async (id) => {
    const messages = ['Could not be found.', 'Is broken.'];
    const failure = { kind: 'http', code: 'acme', message: messages.join(' '), messages } as const;
    const save = jest
      .fn<Promise<unknown>, []>(() => Promise.resolve())
      .mockRejectedValueOnce(new ApiError(failure));
    const { user } = open(save, { ...(id !== undefined && { id }), done: 'Saved', failed: 'Not saved' });

    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Is broken.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    for (const message of messages) expect(screen.queryByText(message)).not.toBeInTheDocument();
  },
);
