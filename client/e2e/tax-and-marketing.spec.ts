import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import { openTask, expectAccessible, expectTaskCompleted, openShop, TASK_PAGE } from './support/wizards';

/** A new store, whose country changes during the tests. */
const shop = startShop(['--empty']);

test(
  'enters tax rates manually on a right-to-left phone where no tax service is available',
  { tag: '@wordpress' },
  async () => {
    const session = await openShop(shop, 'AQ', 'narrow');
    const { page } = session;
    await openTask(session, 'Set up tax rates');
    await expect(page.getByRole('button', { name: 'Configure' })).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await page.getByRole('button', { name: /complete: Set store location/ }).click();
    await expect(page.getByLabel('Street address')).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Configure' }).click();

    await page.waitForURL(/section=standard/);
    await page
      .getByLabel(/^Rate %/)
      .first()
      .fill('20');
    await page
      .getByLabel(/^Tax name/)
      .first()
      .fill('VAT');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your settings have been saved.')).toBeVisible();
    await session.open(HOME);

    await expectTaskCompleted(session, 'You added tax rates');
    for (const { id } of await call<{ id: number }[]>(page, 'wc/v3/taxes')) {
      await call(page, `wc/v3/taxes/${id}?force=true`, {}, 'DELETE');
    }
  },
);

test(
  'shows tax services in a British store, and completes without charging sales tax',
  { tag: '@wordpress' },
  async () => {
    const session = await openShop(shop, 'GB', 'dark');
    const { page } = session;
    await openTask(session, 'Set up tax rates');
    await expect(page.getByRole('heading', { name: 'Choose a tax service' })).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await page.getByRole('button', { name: 'Continue with Avalara' }).click();
    await expect(page.getByRole('region', { name: 'Avalara' })).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await page.goBack();
    await page.getByRole('button', { name: 'Continue with WooCommerce Tax' }).click();
    await expect(page.getByRole('heading', { name: /Install Jetpack and WooCommerce Tax/ })).toBeVisible();
    await expectAccessible(session, TASK_PAGE);

    await page.getByRole('button', { name: "I don't charge sales tax" }).click();

    await expectTaskCompleted(session, 'You added tax rates');
  },
);

test('sets up a marketing extension and completes the task', { tag: '@wordpress' }, async () => {
  const session = await openShop(shop, 'US', 'dark');
  const { page } = session;
  await openTask(session, 'Set up marketing');
  const button = page.getByRole('button', { name: 'Get started: MailPoet' });
  await expect(button).toBeVisible();
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session, TASK_PAGE);

  await button.click();
  await expect(page.locator('button[aria-busy="true"][aria-label="Get started: MailPoet"]')).toBeVisible();
  await expect(page.getByText('MailPoet is installed and active')).toBeVisible();
  await expectTaskCompleted(session, 'You added sales channels');
  await page.getByRole('link', { name: 'You added sales channels' }).click();
  await expect(page.getByRole('link', { name: 'Manage MailPoet' })).toBeVisible();
  await expectAccessible(session, TASK_PAGE);
});
