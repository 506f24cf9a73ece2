import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { Fill } from '@admin/extensions';
import { api, buildTask, buildTaskList } from '@admin/testing';
import { buildSetupList, renderHome, serveLists, serveContext, startAt } from './testing/render-home';

const PRODUCTS = { id: 'products', title: 'Add products' };

beforeEach(() => {
  startAt();
  serveContext();
});

test('lets an extension replace the header of a task and open the task', async () => {
  serveLists(buildSetupList(PRODUCTS));
  const { user } = renderHome({
    children: (
      <Fill name="woocommerce_onboarding_task_list_header_products">
        {({ task, goToTask }) => (
          <button type="button" onClick={goToTask as () => void}>
            {`Begin ${(task as { title: string }).title}`}
          </button>
        )}
      </Fill>
    ),
  });

  await user.click(await screen.findByRole('button', { name: 'Begin Add products' }));

  expect(window.location.search).toBe('?page=wc-admin&task=products');
  expect(screen.queryByRole('heading', { name: 'Add products to sell' })).not.toBeInTheDocument();
});

test('lets an extension render the default item with its own click handler', async () => {
  serveLists(buildSetupList({ id: 'acme', title: 'Connect Acme' }));
  const connect = jest.fn();
  const { user } = renderHome({
    children: (
      <Fill name="woocommerce_onboarding_task_list_item_acme">
        {({ defaultTaskItem, isComplete }) => {
          const DefaultItem = defaultTaskItem as ComponentType<{ onClick: () => void }>;
          return (
            <>
              <DefaultItem onClick={connect} />
              <p>{isComplete === false ? 'Not yet connected' : ''}</p>
            </>
          );
        }}
      </Fill>
    ),
  });

  expect(await screen.findByText('Not yet connected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Connect Acme' }));

  expect(connect).toHaveBeenCalledTimes(1);
});

test('lets an extension dismiss its task', async () => {
  const task = buildTask({ id: 'acme', title: 'Connect Acme', isDismissable: true });
  serveLists(buildTaskList({ id: 'extended', title: 'Next', tasks: [task] }));
  api.post('/wc-admin/onboarding/tasks/acme/dismiss').reply(200, { ...task, isDismissed: true });
  const { user } = renderHome({
    children: (
      <Fill name="woocommerce_onboarding_task_list_item_acme">
        {({ onDismiss }) => (
          <button type="button" onClick={onDismiss as () => void}>
            No, thanks
          </button>
        )}
      </Fill>
    ),
  });

  await user.click(await screen.findByRole('button', { name: 'No, thanks' }));

  expect(await screen.findByText('Task dismissed')).toBeVisible();
});

test.each([
  'woocommerce_tasklist_experimental_progress_header_item',
  'woocommerce_tasklist_experimental_progress_title_item',
  'experimental_woocommerce_tasklist_footer_item',
  'woocommerce_homescreen_experimental_header_banner_item',
  'experimental_woocommerce_wcpay_feature',
])('renders the slot %s', async (name) => {
  serveLists(buildSetupList(PRODUCTS));
  renderHome({ children: <Fill name={name}>From an extension</Fill> });

  expect(await screen.findByText('From an extension')).toBeVisible();
});

test('lets an extension replace the completion card', async () => {
  serveLists(buildSetupList({ ...PRODUCTS, isComplete: true }));
  renderHome({
    children: <Fill name="woocommerce_experimental_task_list_completion">Well done, says Acme</Fill>,
  });

  expect(await screen.findByText('Well done, says Acme')).toBeVisible();
  expect(screen.queryByRole('heading', { name: "You've completed store setup" })).not.toBeInTheDocument();
});
