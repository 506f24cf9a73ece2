import { HOME } from './support/addresses';
import { call } from './support/rest';
import { startShop } from './support/shop';
import { begin, expectSound, expectTicked, openShop, TASK } from './support/wizards';

/** A fresh shop, which moves from country to country. */
const shop = startShop(['--empty']);

test('where nobody works taxes out, rates are entered by hand, on a phone and from the right', async () => {
  const visitor = await openShop(shop, 'AQ', 'narrow');
  const { page } = visitor;
  await begin(visitor, 'Set up tax rates');
  await page.getByRole('button', { name: 'Configure' }).waitFor();
  await expectSound(visitor, TASK);
  await page.getByRole('button', { name: /complete: Set store location/ }).click();
  await page.getByLabel('Street address').waitFor();
  await expectSound(visitor, TASK);
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
  await page.getByText('Your settings have been saved.').waitFor();
  await visitor.open(HOME);

  await expectTicked(visitor, 'Tax rates set up');
  for (const { id } of await call<{ id: number }[]>(page, 'wc/v3/taxes')) {
    await call(page, `wc/v3/taxes/${id}?force=true`, {}, 'DELETE');
  }
});

test('a shop in Great Britain looks at its partners, and charges no sales tax', async () => {
  const visitor = await openShop(shop, 'GB', 'dark');
  const { page } = visitor;
  await begin(visitor, 'Set up tax rates');
  await page.getByRole('heading', { name: 'Choose who works out your taxes' }).waitFor();
  await expectSound(visitor, TASK);
  await page.getByRole('button', { name: 'Continue with Avalara' }).click();
  await page.getByRole('region', { name: 'Avalara' }).waitFor();
  await expectSound(visitor, TASK);
  await page.goBack();
  await page.getByRole('button', { name: 'Continue with WooCommerce Tax' }).click();
  await page.getByRole('heading', { name: /Install Jetpack and WooCommerce Tax/ }).waitFor();
  await expectSound(visitor, TASK);

  await page.getByRole('button', { name: "I don't charge sales tax" }).click();

  await expectTicked(visitor, 'Tax rates set up');
});

test('marketing: an extension is set up while the others wait for nobody', async () => {
  const visitor = await openShop(shop, 'US', 'dark');
  const { page } = visitor;
  await begin(visitor, 'Set up marketing');
  const button = page.getByRole('button', { name: 'Get started: MailPoet' });
  await button.waitFor();
  expect(await visitor.layoutShift()).toBeLessThan(0.02);
  await expectSound(visitor, TASK);

  await button.click();
  await page.locator('button[aria-busy="true"][aria-label="Get started: MailPoet"]').waitFor();
  await page.getByText('MailPoet is installed and active').waitFor();
  await expectTicked(visitor, 'Marketing set up');
  await page.getByRole('link', { name: 'Marketing set up' }).click();
  await page.getByRole('link', { name: 'Manage MailPoet' }).waitFor();
  await expectSound(visitor, TASK);
});
