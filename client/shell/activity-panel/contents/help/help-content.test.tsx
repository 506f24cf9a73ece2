import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@admin/extensions';
import { buildGateway, api, spyOnTracks } from '@admin/testing';
import { URLS, openPage } from '../../testing/render-panel';

const FILTER = 'woocommerce_admin_setup_task_help_items';

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} });
});

afterEach(() => {
  removeFilter(FILTER, 'acme');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

async function openHelp(task = '') {
  const { user } = openPage({ address: `${URLS.home}${task && `&task=${task}`}` });
  await user.click(screen.getByRole('button', { name: 'Help' }));
  return within(await screen.findByRole('list'));
}

test('lets extensions change the topics, and ignores invalid ones', async () => {
  const callback = jest.fn((topics: unknown[]) => [
    { title: 'Taxes with Acme', link: 'https://acme.example/taxes' },
    { title: 'No address' },
    { title: 'No page', link: 'javascript:alert(1)' },
    'nothing',
    ...topics,
  ]);
  addFilter(FILTER, 'acme', callback);

  const topics = await openHelp('tax');

  const links = topics.getAllByRole('link');
  expect(links[0]).toHaveAccessibleName('Taxes with Acme (opens in a new tab)');
  expect(links[1]).toHaveTextContent('Set up taxes');
  expect(callback).toHaveBeenCalledWith(expect.any(Array), 'tax', {
    taskName: 'tax',
    countryCode: 'US',
  });
});

test.each([
  ['', 'homescreen'],
  ['tax', 'tax'],
])('shows a general topic when the list is empty, and records the click: "%s"', async (task, name) => {
  addFilter(FILTER, 'acme', () => []);
  const recorded = spyOnTracks();

  const topics = await openHelp(task);
  const link = topics.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);

  expect(recorded).toHaveBeenLastCalledWith('help_panel_click', {
    task_name: name,
    link: link.getAttribute('href'),
  });
});

test('loads the enabled payment methods for the payments task', async () => {
  api
    .get('/wc/v3/payment_gateways')
    .reply(200, [
      buildGateway({ id: 'cod', enabled: true, method_title: 'The method cod' }),
      buildGateway({ method_title: 'The method bacs' }),
    ]);

  const topics = await openHelp('payments');

  expect(await topics.findByText('How The method cod works')).toBeVisible();
  expect(topics.queryByText('How The method bacs works')).not.toBeInTheDocument();
});
