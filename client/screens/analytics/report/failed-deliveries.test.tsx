import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@admin/testing';
import { openReport, serveReports } from '../reports/testing/open-report';

const DELIVERIES = '/store-admin/v1/deliveries';
const FAILED = { id: 7, name: 'Mornings', path: '/analytics/orders' };

test('shows a failed delivery on its report until the user views the details', async () => {
  serveReports({});
  const { user } = openReport('orders', { failedDeliveries: [FAILED] });
  expect(await screen.findByText('The scheduled email “Mornings” was not sent.')).toBeVisible();
  const views = screen.getByRole('button', { name: 'Views' });
  await user.click(views);
  expect(screen.getByRole('menuitem', { name: 'Send by email… (failed)' })).toBeVisible();
  await user.keyboard('{Escape}');

  api.get(DELIVERIES).reply(200, [{ ...FAILED, has_unread_failure: true }]);
  api.get(`${DELIVERIES}/options`).reply(200, {});
  api.post(`${DELIVERIES}/read`).reply(200, { read: true });
  await user.click(screen.getByRole('button', { name: 'View details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send by email' }));
  expect(await dialog.findByRole('heading', { name: 'Mornings' })).toBeVisible();

  await waitFor(() => expect(screen.queryByText(/was not sent\./)).toBeNull());
  await user.keyboard('{Escape}');
  expect(views).toHaveFocus();
});

test('shows nothing on reports without failed deliveries', async () => {
  serveReports({});
  openReport('revenue', { failedDeliveries: [FAILED] });

  expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
  expect(screen.queryByText(/was not sent/)).toBeNull();
});
