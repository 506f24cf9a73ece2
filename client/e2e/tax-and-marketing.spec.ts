import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import { begin, expectSound, expectTicked, openShop, TASK_PAGE } from './support/wizards';

/** A new shop, whose country changes during the tests. */
const shop = startShop(['--empty']);

test(
  'where nobody works taxes out, rates are entered manually, on a phone and from the right',
  { tag: '@wordpress' },
  async () => {
    const session = await openShop(shop, 'AQ', 'narrow');
    const { page } = session;
    await begin(session, 'Set up tax rates');
    await expect(page.getByRole('button', { name: 'Configure' })).toBeVisible();
    await expectSound(session, TASK_PAGE);
    await page.getByRole('button', { name: /complete: Set store location/ }).click();
    await expect(page.getByLabel('Street address')).toBeVisible();
    await expectSound(session, TASK_PAGE);
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

    await expectTicked(session, 'You added tax rates');
    for (const { id } of await call<{ id: number }[]>(page, 'wc/v3/taxes')) {
      await call(page, `wc/v3/taxes/${id}?force=true`, {}, 'DELETE');
    }
  },
);

test(
  'a shop in Great Britain looks at its partners, and charges no sales tax',
  { tag: '@wordpress' },
  async () => {
    const session = await openShop(shop, 'GB', 'dark');
    const { page } = session;
    await begin(session, 'Set up tax rates');
    await expect(page.getByRole('heading', { name: 'Choose a tax service' })).toBeVisible();
    await expectSound(session, TASK_PAGE);
    await page.getByRole('button', { name: 'Continue with Avalara' }).click();
    await expect(page.getByRole('region', { name: 'Avalara' })).toBeVisible();
    await expectSound(session, TASK_PAGE);
    await page.goBack();
    await page.getByRole('button', { name: 'Continue with WooCommerce Tax' }).click();
    await expect(page.getByRole('heading', { name: /Install Jetpack and WooCommerce Tax/ })).toBeVisible();
    await expectSound(session, TASK_PAGE);

    await page.getByRole('button', { name: "I don't charge sales tax" }).click();

    await expectTicked(session, 'You added tax rates');
  },
);

test(
  'marketing: an extension is set up while the others wait for nobody',
  { tag: '@wordpress' },
  async () => {
    const session = await openShop(shop, 'US', 'dark');
    const { page } = session;
    await begin(session, 'Set up marketing');
    const button = page.getByRole('button', { name: 'Get started: MailPoet' });
    await expect(button).toBeVisible();
    expect(await session.layoutShift()).toBeLessThan(0.02);
    await expectSound(session, TASK_PAGE);

    await button.click();
    await expect(page.locator('button[aria-busy="true"][aria-label="Get started: MailPoet"]')).toBeVisible();
    await expect(page.getByText('MailPoet is installed and active')).toBeVisible();
    await expectTicked(session, 'You added sales channels');
    await page.getByRole('link', { name: 'You added sales channels' }).click();
    await expect(page.getByRole('link', { name: 'Manage MailPoet' })).toBeVisible();
    await expectSound(session, TASK_PAGE);
  },
);
