import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';
import { expectAccessible } from './support/wizards';

const shop = startShop();

const WELCOME = `${HOME}&path=%2Fwc-pay-welcome-page`;
const SCREEN = '.sa-payments-welcome';
const OWN = '/wc-analytics/admin/notes/experimental-activate-promo/wcpay-promo-2022-us-incentive-20-off';

/** A store that is several years old, and uses another payment provider. */
async function settle(session: UserSession): Promise<void> {
  await session.post('/wc-admin/plugins/install', { plugins: 'woocommerce-gateway-stripe' });
  await session.post('/wc-admin/plugins/activate', { plugins: 'woocommerce-gateway-stripe' });
  await session.post('/wc/v3/payment_gateways/stripe', { enabled: true });
  await session.setOption('woocommerce_admin_install_timestamp', '1600000000');
  await session.setOption('woocommerce_allow_tracking', 'yes');
}

test('shows no offer when the menu has no item for it, and links to the payment settings', async () => {
  const session = await shop.openSessionAs('admin');
  await session.open(WELCOME);
  await expect(session.page.getByText('No offers for your store right now')).toBeVisible();
  await expectAccessible(session);

  await session.page.getByRole('link', { name: 'Payment settings' }).click();
  await session.page.waitForURL(/page=wc-settings&tab=checkout/);
});

test('keeps feedback after a failed dismissal and hides the offer permanently, on a phone', async () => {
  const session = await shop.openSessionAs('admin', { viewport: { width: 320, height: 700 } });
  await settle(session);
  await session.context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
  });
  session.allowConsoleMessage(/status of 500/);
  const { page } = session;
  page.on('dialog', (dialog) => void dialog.accept());
  await session.open(WELCOME);
  await page.getByRole('button', { name: 'No thanks' }).click();
  await page.getByRole('checkbox', { name: /open to installing it another time/ }).check();
  await page.getByLabel('Comments (Optional)').fill('After the summer');
  await expectAccessible(session, '[role="dialog"]');
  await shop.store.setFaults([
    { path: '/wc-admin/options', method: 'POST', kind: 'status', status: 500, times: 1 },
  ]);
  await page.getByRole('button', { name: 'Dismiss and send feedback' }).click();
  await expect(page.getByText('The offer could not be dismissed. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Comments (Optional)')).toHaveValue('After the summer');
  await expectAccessible(session, '[role="dialog"]');

  await page.getByRole('button', { name: 'Dismiss and send feedback' }).click();

  await page.waitForURL((url) => !url.searchParams.has('path'));
  await expect(page.locator('#toplevel_page_wc-admin-path--wc-pay-welcome-page')).toHaveCount(0);
  await session.open(WELCOME);
  await expect(page.getByText('You dismissed this offer')).toBeVisible();
  await session.setOption('wc_calypso_bridge_payments_dismissed', 'no');
});

test('installs and connects payments with another gateway after a failed discount claim', async () => {
  const session = await shop.openSessionAs('admin');
  await settle(session);
  session.allowConsoleMessage(/status of 500/);
  const { page } = session;
  await session.open(HOME);
  await page
    .getByRole('link', { name: /^Payments\b/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Payments, made simple' })).toBeVisible();
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session);
  await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'));
  await expectAccessible(session, SCREEN);

  await page.getByRole('switch', { name: 'Also install Klarna Payments' }).check();
  await shop.store.setFaults([{ path: OWN, kind: 'status', status: 500, times: 1 }]);
  await page.getByRole('button', { name: 'Install and Connect' }).dblclick();
  await expect(page.getByText(/the discount could not be claimed/)).toBeVisible();
  await expectAccessible(session, SCREEN);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();

  await page.waitForURL(/\/store\/connect\/woocommerce-payments/);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.waitForURL(/page=wc-admin|page=wc-settings/);
  await session.open(WELCOME);
  await expect(page.getByText('WooCommerce Payments is installed')).toBeVisible();
  expect(session.apiCalls.filter((one) => one === 'POST /wc-admin/plugins/install')).toHaveLength(2);
});
