import { screen, waitFor, within } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { tasksStore } from '@admin/store-tasks';
import { buildHost, buildError, api, buildTaskList, spyOnTracks, renderWithStores } from '@admin/testing';
import { serveNotices } from '../../onboarding/testing/serve-location';
import { ProductsTask } from './products-task';

const TASKS = '/wc-admin/onboarding/tasks';
const ADMIN = 'http://localhost/wp-admin/admin.php?page=wc-admin#';

function Said() {
  return useNotices().notices.map(({ id, content }) => <p key={id}>{content}</p>);
}

/** jsdom can only navigate to another fragment, so the tests use fragments for WooCommerce's pages. */
function open(features: Readonly<Record<string, boolean>> = {}) {
  serveNotices();
  window.history.replaceState({}, '', ADMIN);
  return renderWithStores(
    [noticesStore, tasksStore],
    <>
      <ProductsTask />
      <Said />
    </>,
    { host: buildHost({ settings: { adminUrl: ADMIN }, features }) },
  );
}

const askForSamples = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Sample products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import sample products' }));
  await user.click(dialog.getByRole('button', { name: 'Import sample products' }));
};

test('creates one draft from a template on double click, and opens it', async () => {
  api
    .post(`${TASKS}/create_product_from_template`, ({ template_name }) => template_name === 'variable')
    .delay(20)
    .reply(200, { id: 42 });
  const recorded = spyOnTracks();
  const { user } = open();

  await user.dblClick(screen.getByRole('button', { name: 'Variable product' }));

  await waitFor(() =>
    expect(window.location.hash).toBe(
      '#/post.php?post=42&action=edit&post_type=product&wc_onboarding_active_task=products&tutorial=true',
    ),
  );
  expect(recorded.mock.calls).toEqual([['tasklist_add_product', { method: 'variable' }]]);
});

test("opens drafts and new products in the dashboard's product form if it is on", async () => {
  api.post(`${TASKS}/create_product_from_template`).reply(200, { id: 42 });
  const { user } = open({ 'new-product-management-experience': true });

  await user.click(screen.getByRole('button', { name: 'Start blank' }));
  expect(window.location.hash).toContain('#/admin.php?page=wc-admin&path=%2Fadd-product');

  await user.click(screen.getByRole('button', { name: 'Physical product' }));
  await waitFor(() =>
    expect(window.location.hash).toContain('#/admin.php?page=wc-admin&path=%2Fproduct%2F42'),
  );
});

test("shows an error when a draft can't be created", async () => {
  api
    .post(`${TASKS}/create_product_from_template`)
    .reply(500, buildError('woocommerce_rest_product_creation_error', 500, 'No.'));
  const { user } = open();
  const button = screen.getByRole('button', { name: 'Physical product' });

  await user.click(button);

  expect(await screen.findByText('Failed to create product.')).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(window.location.hash).toBe('');
});

test.each([
  ['FROM A CSV FILE', '#/edit.php?post_type=product&page=product_importer'],
  ['Start blank', '#/post-new.php?post_type=product'],
])('"%s" opens the host\'s page', async (name, address) => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name }));
  expect(window.location.hash).toContain(address);
});

test('confirms importing sample products, and reports success', async () => {
  api
    .post(`${TASKS}/import_sample_products`)
    .reply(200, { imported: [1, 2], failed: [], updated: [], skipped: [] });
  api.get(TASKS).reply(200, [buildTaskList()]);
  const view = open();

  await askForSamples(view);

  expect(await screen.findByText('All sample products have been imported')).toBeVisible();
  expect(window.location.hash).toContain('#/edit.php?post_type=product');
});

test('reports when some sample products could not be imported', async () => {
  const failed = [{ errors: { broken: ['No picture.'] }, error_data: {} }];
  api.post(`${TASKS}/import_sample_products`).reply(200, { imported: [1], failed, updated: [], skipped: [] });
  api.get(TASKS).reply(200, [buildTaskList()]);
  const view = open();

  await askForSamples(view);

  expect(await screen.findByText('There was an error importing some of the sample products')).toBeVisible();
  expect(window.location.hash).toBe('');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('shows an error when importing sample products fails, and allows another try', async () => {
  api.post(`${TASKS}/import_sample_products`).reply(500, buildError('oops', 500, 'No.'));
  const view = open();

  await askForSamples(view);

  expect(await screen.findByText('There was an error importing the sample products')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sample products' })).toBeEnabled();
});
