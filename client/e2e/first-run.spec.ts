import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';
import {
  openTask,
  expectAccessible,
  expectTaskCompleted,
  addFirstProduct,
  openDarkRtlSession,
} from './support/wizards';

const shop = startShop(['--empty']);

const PROFILE = '/wc-admin/onboarding/profile';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** The steps of the profiler in order, by heading. */
const GUIDE = [/^Welcome to Woo/, /best describes you/, /Tell us a bit/, /Get a boost/];

test('completes the profiler on a new install, then adds a product and a payment method', async () => {
  const session = await shop.openSession();
  session.allowConsoleMessage(/status of 500/);
  const { page } = session;
  await session.logIn('admin', HOME);
  await expect(heading(page, 'Welcome to Woo!')).toBeVisible();
  await expect(page.locator('#adminmenumain, #wpadminbar, #wpfooter').filter({ visible: true })).toHaveCount(
    0,
  );
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session);
  // By keyboard only: the checkbox, the button, and on to the heading of the next step.
  await page.getByRole('checkbox', { name: /Share usage data/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(heading(page, /best describes you/)).toBeVisible();
  await expect(heading(page, /best describes you/)).toBeFocused();
  await page.getByRole('radio', { name: 'I’m already selling' }).check();
  await page.getByLabel('Are you selling online?').selectOption('no_im_selling_offline');
  await expectAccessible(session);
  await press(page, 'Continue');

  await expect(heading(page, /Tell us a bit/)).toBeVisible();
  await page.getByLabel('Give your store a name').fill('Harbor lamps');
  await page.getByRole('combobox', { name: /located/ }).fill('denmark');
  await page.keyboard.press('Enter');
  // After a server error and a reload, the step and the typed text are restored.
  await shop.store.setFaults([{ path: `${PROFILE}`, method: 'POST', kind: 'status', status: 500, times: 1 }]);
  await press(page, 'Continue');
  await expect(page.getByText(/Your store details were not saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expectAccessible(session);
  await press(page, 'Continue');

  await expect(heading(page, /Get a boost/)).toBeVisible();
  await expect(page.getByText(/^0 of \d selected$/)).toBeVisible();
  await expectAccessible(session);
  await page.goBack();
  await expect(heading(page, /Tell us a bit/)).toBeVisible();
  await page.goForward();
  await page.getByRole('checkbox', { name: /MailPoet/ }).check();
  await press(page, 'Set up 1 extension');
  await expect(page.getByText('Installed and active: MailPoet')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Welcome to Harbor lamps' })).toBeVisible();
  await expect(page.getByText('0,00 kr.').first()).toBeVisible();
  await expect(page.locator('#adminmenu')).toBeVisible();
  await session.open(HOME);
  await addFirstProduct(session);
  await openTask(session, 'Set up payments');
  await page.getByRole('button', { name: 'Enable: Cash on delivery' }).click();
  await session.open(HOME);
  await expectTaskCompleted(session, 'You set up payments');
});

test('profiler steps have URLs and fit 320 pixels in dark RTL, and Finish later opens home', async () => {
  const session = await openDarkRtlSession(shop);
  const { page } = session;
  const steps = ['intro-opt-in', 'user-profile', 'business-info', 'plugins'];
  for (const [index, step] of steps.entries()) {
    await session.open(`${HOME}&path=%2Fprofiler&step=${step}`);
    await expect(heading(page, GUIDE[index] ?? '')).toBeVisible();
    await expect(page.getByRole('button').first()).toBeVisible();
    await expectAccessible(session);
  }
  await session.open(`${HOME}&path=%2Fsetup-wizard&step=skip-guided-setup`);
  await expect(page.getByRole('combobox')).toBeVisible();
  await expectAccessible(session);

  await page.getByRole('link', { name: 'Finish later' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.locator('#wpadminbar')).toBeVisible();
});
