import { act, screen, waitFor } from '@testing-library/react';
import { getHistory, getQuery, useQuery } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, deferReply, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { DefaultView } from './default-view';
import { ViewsMenu } from './views-menu';

const ORDERS = '/analytics/orders';
const FIELDS = { _fields: 'id,woocommerce_meta' };
const MORNINGS = {
  id: 'm',
  path: ORDERS,
  name: 'Mornings',
  query: { period: 'today', compare: 'previous_year', status_is: 'failed' },
  hiddenColumns: ['coupons'],
};

const userWith = (views: unknown) => ({
  ...buildUser(),
  woocommerce_meta: { ...buildUser().woocommerce_meta, report_views: JSON.stringify(views) },
});

const hide = jest.fn();

function Report() {
  const query = useQuery();
  const { notices, removeNotice } = useNotices();
  return (
    <>
      <DefaultView path={ORDERS} query={query} onHiddenColumns={hide}>
        <p>{JSON.stringify(query)}</p>
        <ViewsMenu path={ORDERS} query={query} hiddenColumns={['coupons']} onHiddenColumns={hide} />
      </DefaultView>
      <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />
    </>
  );
}

function open(query: string, user: object = buildUser()) {
  getHistory().replace(`/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(ORDERS)}${query}`);
  return renderWithStores([noticesStore, optionsStore, userStore], <Report />, {
    prepare: (registry) => {
      hydrateCurrentUser(registry, user);
      hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
    },
  });
}

/** Mocks a server that saves changes, starting with these views. */
function serveChange(before: unknown) {
  const sent: unknown[] = [];
  api.get('/wp/v2/users/me', FIELDS).reply(200, userWith(before));
  api.post('/wp/v2/users/me', undefined, FIELDS).reply(200, (_, body) => {
    const { report_views: views } = (body as { woocommerce_meta: { report_views: string } }).woocommerce_meta;
    sent.push(JSON.parse(views));
    return userWith(JSON.parse(views));
  });
  return sent;
}

const menu = (name: string | RegExp) => screen.findByRole('button', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });

test('saves the current view under a name', async () => {
  const { user } = open('&period=year&status_is=failed&paged=2');
  await user.click(await menu('Views'));
  await user.click(await item('Save as view'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a name')).toBeVisible();

  const sent = serveChange({ views: [MORNINGS], defaults: {} });
  await user.type(screen.getByRole('textbox', { name: /Name/ }), ' Failures ');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  // A view that was saved in another tab meanwhile is not lost.
  await waitFor(() =>
    expect(sent).toEqual([
      {
        views: [
          MORNINGS,
          {
            id: expect.any(String),
            path: ORDERS,
            name: 'Failures',
            query: { period: 'year', status_is: 'failed' },
            hiddenColumns: ['coupons'],
          },
        ],
        defaults: {},
      },
    ]),
  );
  expect(await menu('View: Failures')).toBeVisible();
});

test("shows an error when the store can't save views", async () => {
  api.get('/wp/v2/users/me', FIELDS).reply(200, buildUser());
  const answer = deferReply(() => buildUser());
  api.post('/wp/v2/users/me', undefined, FIELDS).reply(200, answer.reply);
  const { user } = open('&period=year');
  await user.click(await menu('Views'));
  await user.click(await item('Save as view'));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Failures');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  answer.release();

  expect(await screen.findByText(/Your store cannot save views/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Failures');
});

test('opens a view with its parameters and columns', async () => {
  const { user } = open('&period=year', userWith({ views: [MORNINGS], defaults: {} }));
  await user.click(await menu('Views'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Mornings' }));

  expect(await menu('View: Mornings')).toBeVisible();
  expect(getQuery()).toEqual({ page: 'wc-admin', path: ORDERS, ...MORNINGS.query });
  expect(hide).toHaveBeenCalledWith(['coupons']);
});

test('updates an opened view with changes', async () => {
  const stored = { views: [MORNINGS], defaults: { [ORDERS]: 'm' } };
  const { user } = open('&period=year', userWith(stored));
  await user.click(await menu('Views'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Mornings' }));
  await menu('View: Mornings');
  act(() =>
    getHistory().push(`/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(ORDERS)}&period=week`),
  );

  const sent = serveChange(stored);
  await user.click(await menu('Views'));
  await user.click(await item('Save changes to “Mornings”'));

  expect(await screen.findByText('View “Mornings” updated')).toBeVisible();
  expect(sent).toEqual([{ views: [{ ...MORNINGS, query: { period: 'week' } }], defaults: stored.defaults }]);
});

test('renames a view', async () => {
  const query = '&period=today&compare=previous_year&status_is=failed';
  const stored = { views: [MORNINGS], defaults: {} };
  const { user } = open(query, userWith(stored));
  const sent = serveChange(stored);
  await user.click(await menu('View: Mornings'));
  await user.click(await item('Rename'));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveFocus();
  // The old name is selected, so typing replaces it.
  await user.keyboard('Evenings{Enter}');

  expect(await menu('View: Evenings')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ views: [{ ...MORNINGS, name: 'Evenings' }], defaults: {} }]));
});

test('restores a deleted view on Undo, including its default status', async () => {
  const query = '&period=today&compare=previous_year&status_is=failed';
  const stored = { views: [MORNINGS], defaults: { [ORDERS]: 'm' } };
  const { user } = open(query, userWith(stored));
  const sent = serveChange(stored);
  await user.click(await menu('View: Mornings'));
  await user.click(await item('Delete'));
  expect(await screen.findByText('View “Mornings” deleted')).toBeVisible();
  expect(sent).toEqual([{ views: [], defaults: {} }]);

  const back = serveChange({ views: [], defaults: {} });
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await menu('View: Mornings')).toBeVisible();
  await waitFor(() => expect(back).toEqual([stored]));
});

test('keeps a view when deleting fails', async () => {
  const query = '&period=today&compare=previous_year&status_is=failed';
  const { user } = open(query, userWith({ views: [MORNINGS], defaults: {} }));
  api.get('/wp/v2/users/me', FIELDS).reply(403, buildError('refused', 403, 'Not you.'));
  await user.click(await menu('View: Mornings'));
  await user.click(await item('Delete'));

  expect(await screen.findByText('There was a problem deleting the view: Not you.')).toBeVisible();
  expect(await menu('View: Mornings')).toBeVisible();
});

test('opens a report with its default view', async () => {
  const stored = { views: [MORNINGS], defaults: {} };
  const query = '&period=today&compare=previous_year&status_is=failed';
  const { user, unmount } = open(query, userWith(stored));
  const sent = serveChange(stored);
  await user.click(await menu('View: Mornings'));
  await user.click(await item('Set as default view'));
  expect(await screen.findByText('“Mornings” is now the default view of this report')).toBeVisible();
  expect(sent).toEqual([{ views: [MORNINGS], defaults: { [ORDERS]: 'm' } }]);
  unmount();

  open('', userWith({ views: [MORNINGS], defaults: { [ORDERS]: 'm' } }));

  expect(await menu('View: Mornings')).toBeVisible();
  expect(getQuery()).toMatchObject(MORNINGS.query);
});

test('ignores the default view when the address has filters', async () => {
  open('&status_is=completed', userWith({ views: [MORNINGS], defaults: { [ORDERS]: 'm' } }));

  expect(await menu('Views')).toBeVisible();
  expect(getQuery()).toEqual({ page: 'wc-admin', path: ORDERS, status_is: 'completed' });
});
