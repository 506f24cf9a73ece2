import { useEffect, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildSetupList, renderHome, serveLists, serveContext, startAt } from '../testing/render-home';
import type { TaskDialogContent } from './task-dialogs';

const PURCHASE = { id: 'purchase', title: 'Get the extensions you chose' };

beforeEach(() => {
  startAt();
  serveContext();
  serveLists(buildSetupList(PURCHASE));
});

/** A dialog that tests open and close. */
function buildDialog() {
  const handed: { props?: TaskDialogContent } = {};
  function Dialog(props: TaskDialogContent): ReactNode {
    useEffect(() => {
      handed.props = props;
    }, [props]);
    return <p>The dialog of {props.task.title}</p>;
  }
  const say = (what: 'onOpen' | 'onClose') => act(async () => handed.props?.[what]());
  const fail = (reason: string) => act(async () => handed.props?.onFail(reason));
  return { Dialog, say, fail };
}

const button = () => screen.findByRole('button', { name: 'Continue' });

test('marks the header button as busy until the dialog opens', async () => {
  const { Dialog, say } = buildDialog();
  const { user } = renderHome({ taskDialogs: { purchase: Dialog } });

  await user.click(await button());
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  await say('onOpen');

  expect(await button()).not.toHaveAttribute('aria-busy');
  expect(screen.getByText('The dialog of Get the extensions you chose')).toBeVisible();
  expect(getHistory().location.search).toBe('?page=wc-admin');
});

test('closes a dialog that has nothing to show', async () => {
  const { Dialog, say } = buildDialog();
  const { user } = renderHome({ taskDialogs: { purchase: Dialog } });

  await user.click(await button());
  await say('onClose');

  expect(await button()).not.toHaveAttribute('aria-busy');
  expect(screen.queryByText(/The dialog/)).not.toBeInTheDocument();
});

test('opens one dialog on double click of the row', async () => {
  const { Dialog, say } = buildDialog();
  const { user } = renderHome({ taskDialogs: { purchase: Dialog } });
  const row = await screen.findByRole('link', { name: 'Get the extensions you chose' });
  expect(row).toHaveAttribute('href', 'admin.php?page=wc-admin&task=purchase');

  await user.dblClick(row);

  expect(screen.getAllByText(/The dialog/)).toHaveLength(1);
  await say('onClose');
  expect(screen.queryByText(/The dialog/)).not.toBeInTheDocument();
  await user.click(row);
  expect(screen.getByText(/The dialog/)).toBeVisible();
});

test('shows why a dialog could not open, until it opens', async () => {
  const { Dialog, say, fail } = buildDialog();
  const { user } = renderHome({ taskDialogs: { purchase: Dialog } });

  await user.click(await button());
  await fail('Your selected extensions could not be loaded');
  expect(await screen.findByText('Your selected extensions could not be loaded')).toBeVisible();
  expect(screen.queryByText(/The dialog/)).not.toBeInTheDocument();
  expect(await button()).not.toHaveAttribute('aria-busy');

  await user.click(await button());
  await say('onOpen');
  expect(screen.getByText(/The dialog/)).toBeVisible();
  expect(screen.queryByText('Your selected extensions could not be loaded')).not.toBeInTheDocument();
});

test('shows an error when a dialog crashes', async () => {
  // React logs the error that the boundary caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): ReactNode => {
    throw new Error('Broken on purpose.');
  };
  const { user } = renderHome({ taskDialogs: { purchase: Broken } });

  await user.click(await button());

  expect(await screen.findByText('There was a problem opening the task')).toBeVisible();
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
  expect(reported).toHaveBeenCalled();
});
