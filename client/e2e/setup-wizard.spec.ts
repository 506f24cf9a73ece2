import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';
import { expectAccessible, openDarkRtlSession } from './support/wizards';

const shop = startShop(['--empty', '--features=-core-profiler']);

const PROFILE = '/wc-admin/onboarding/profile';
const at = (step: string) => `${HOME}&path=%2Fsetup-wizard&step=${step}`;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('completes the wizard on a new install without the profiler, and adapts the setup list', async () => {
  const session = await shop.openSession();
  session.allowConsoleMessage(/status of 500/);
  const { page } = session;
  await session.logIn('admin', HOME);
  await expect(heading(page, 'Welcome to WooCommerce')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Country/ })).toBeVisible();
  await expect(page.locator('#adminmenumain, #wpadminbar, #wpfooter').filter({ visible: true })).toHaveCount(
    0,
  );
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('admin@example.com');
  await expect(page.getByRole('checkbox', { name: /Share usage data/ })).not.toBeChecked();
  await page.getByRole('combobox', { name: /Country/ }).fill('denmark');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Street address' }).fill('Havnegade 1');
  await page.getByRole('textbox', { name: /City/ }).fill('Aarhus');
  await page.getByRole('textbox', { name: /^Post/ }).fill('8000');
  // After a server error and a reload, the step and the typed text are restored.
  await shop.store.setFaults([{ path: PROFILE, method: 'POST', kind: 'status', status: 500, times: 1 }]);
  await press(page, 'Continue');
  await expect(page.getByText(/There was a problem saving your store details/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expectAccessible(session);
  await press(page, 'Continue');

  // By keyboard only, starting at the focused heading.
  await expect(heading(page, /In which industry/)).toBeVisible();
  await expect(heading(page, /In which industry/)).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Food and drink' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /hemp/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Food and drink' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(session);
  await page.keyboard.press('Enter');

  await expect(heading(page, /What type of products/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Downloads' })).toBeVisible();
  await expect(page.getByText('$19.92 per month')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Physical products' }).uncheck();
  await page.getByRole('checkbox', { name: 'Downloads' }).check();
  await expectAccessible(session);
  await press(page, 'Continue');

  await expect(heading(page, 'Tell us about your business')).toBeVisible();
  await page.getByLabel(/How many products/).selectOption('1-10');
  await page.getByLabel(/Currently selling elsewhere/).selectOption('brick-mortar');
  await page.getByLabel(/How many employees/).selectOption('1');
  await expect(page.getByLabel(/annual revenue/)).toContainText('Up to 2.000');
  await page.getByLabel(/annual revenue/).selectOption('up-to-2500');
  await expectAccessible(session);
  await press(page, 'Continue');

  await expect(heading(page, 'Included business features')).toBeVisible();
  await page.getByRole('checkbox', { name: 'MailPoet' }).check();
  await expectAccessible(session);
  await press(page, 'Set up 1 extension');
  await expect(heading(page, /look like/)).toBeVisible();
  await expect(page.getByText('Installed and active: MailPoet')).toBeVisible();
  await expectAccessible(session);
  await page.getByRole('radio', { name: 'Storefront' }).check();
  await press(page, 'Set up and finish');

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.locator('#adminmenu')).toBeVisible();
  await expect(page.getByText('0,00 kr.').first()).toBeVisible();
  // Downloads need no shipping.
  await expect(page.getByRole('link', { name: 'Add products', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up shipping', exact: true })).toHaveCount(0);
  await session.open(HOME);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('steps have URLs and fit 320 pixels in dark RTL, and Finish later opens home', async () => {
  const session = await openDarkRtlSession(shop);
  const { page } = session;
  const steps = {
    'store-details': /Welcome to/,
    industry: /In which industry/,
    'product-types': /What type of products/,
    'business-details': /about your business/,
    'business-features': /business features/,
    installing: /Set up your extensions/,
    theme: /look like/,
  };
  for (const [step, title] of Object.entries(steps)) {
    await session.open(at(step));
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('button').first()).toBeVisible();
    await expectAccessible(session);
  }

  await page.getByRole('link', { name: 'Finish later' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.locator('#wpadminbar')).toBeVisible();
});
