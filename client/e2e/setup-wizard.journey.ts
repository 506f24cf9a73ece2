import type { Page } from 'playwright-core';
import { HOME } from './support/addresses';
import { startShop } from './support/shop';
import { expectSound, visitInDisguise } from './support/wizards';

const shop = startShop(['--empty', '--features=-core-profiler']);

const PROFILE = '/wc-admin/onboarding/profile';
const at = (step: string) => `${HOME}&path=%2Fsetup-wizard&step=${step}`;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a fresh install without the profiler leads through the wizard to a setup list that fits', async () => {
  const visitor = await shop.visit();
  visitor.expectNoise(/status of 500/);
  const { page } = visitor;
  await visitor.logIn('admin', HOME);
  await heading(page, 'Welcome to WooCommerce').waitFor();
  await page.getByRole('combobox', { name: /Country/ }).waitFor();
  expect(await page.locator('#adminmenumain, #wpadminbar, #wpfooter').filter({ visible: true }).count()).toBe(
    0,
  );
  expect(await visitor.layoutShift()).toBeLessThan(0.02);
  await expectSound(visitor);
  expect(await page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('admin@example.com');
  expect(await page.getByRole('checkbox', { name: /Record how I use/ }).isChecked()).toBe(false);
  await page.getByRole('combobox', { name: /Country/ }).fill('denmark');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Street address' }).fill('Havnegade 1');
  await page.getByRole('textbox', { name: /City/ }).fill('Aarhus');
  await page.getByRole('textbox', { name: /^Post/ }).fill('8000');
  // The shop crashes in the middle, and the page is loaded anew: where the owner was, with what was typed.
  await shop.store.setFaults([{ path: PROFILE, method: 'POST', kind: 'status', status: 500, times: 1 }]);
  await press(page, 'Continue');
  await page
    .getByText(/There was a problem saving your store details/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByText('What you typed earlier is back.').waitFor();
  await expectSound(visitor);
  await press(page, 'Continue');

  // By keyboard alone, from the heading that has the focus.
  await heading(page, /In which industry/).waitFor();
  expect(await heading(page, /In which industry/).evaluate((title) => title === document.activeElement)).toBe(
    true,
  );
  await page.getByRole('checkbox', { name: 'Food and drink' }).waitFor();
  expect(await page.getByRole('checkbox', { name: /hemp/ }).count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Food and drink' }).focus();
  await page.keyboard.press('Space');
  await expectSound(visitor);
  await page.keyboard.press('Enter');

  await heading(page, /What type of products/).waitFor();
  await page.getByRole('checkbox', { name: 'Downloads' }).waitFor();
  await page.getByText('$19.92 per month').waitFor();
  await page.getByRole('checkbox', { name: 'Physical products' }).uncheck();
  await page.getByRole('checkbox', { name: 'Downloads' }).check();
  await expectSound(visitor);
  await press(page, 'Continue');

  await heading(page, 'Tell us about your business').waitFor();
  await page.getByLabel(/How many products/).selectOption('1-10');
  await page.getByLabel(/Currently selling elsewhere/).selectOption('brick-mortar');
  await page.getByLabel(/How many employees/).selectOption('1');
  expect(await page.getByLabel(/annual revenue/).textContent()).toContain('Up to 2.000');
  await page.getByLabel(/annual revenue/).selectOption('up-to-2500');
  await expectSound(visitor);
  await press(page, 'Continue');

  await heading(page, 'Included business features').waitFor();
  await page.getByRole('checkbox', { name: 'MailPoet' }).check();
  await expectSound(visitor);
  await press(page, 'Set up 1 extension');
  await heading(page, /look like/).waitFor();
  await page.getByText('Installed and active: MailPoet').waitFor();
  await expectSound(visitor);
  await page.getByRole('radio', { name: 'Storefront' }).check();
  await press(page, 'Set up and finish');

  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  expect(await page.locator('#adminmenu').isVisible()).toBe(true);
  await page.getByText('0,00 kr.').first().waitFor();
  // Nothing is shipped that is downloaded.
  await page.getByRole('link', { name: 'Add products', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Set up shipping', exact: true }).count()).toBe(0);
  await visitor.open(HOME);
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
});

test('every step has an address, fits 320 pixels from the right in the dark, and can be left', async () => {
  const visitor = await visitInDisguise(shop);
  const { page } = visitor;
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
    await visitor.open(at(step));
    await heading(page, title).waitFor();
    await page.getByRole('button').first().waitFor();
    await expectSound(visitor);
  }

  await page.getByRole('link', { name: 'Finish later' }).click();

  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  expect(await page.locator('#wpadminbar').isVisible()).toBe(true);
});
