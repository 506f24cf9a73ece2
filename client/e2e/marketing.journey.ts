import type { Page } from 'playwright-core';
import { HOME } from './support/addresses';
import { startShop } from './support/shop';
import type { Visitor } from './support/visitor';
import { expectSound } from './support/wizards';

const shop = startShop();

const MARKETING = `${HOME}&path=%2Fmarketing`;
const LISTS = '/wc-admin/marketing';
const SCREEN = '.sa-marketing';
const PHONE = { viewport: { width: 320, height: 700 } };

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Every section with something in it. */
async function everySectionShown(page: Page): Promise<void> {
  await page
    .getByText('23 orders worth')
    .or(page.getByText(/\d+ orders? worth/))
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Mugs for grey mornings' }).waitFor();
  await card(page, 'Coupons').getByRole('listitem').first().waitFor();
  await page.getByText('Klaviyo').waitFor();
  await page.getByRole('button', { name: 'Install: MailPoet' }).waitFor();
}

test('from the menu: what each section has, a second page of campaigns, an extension set up, an introduction put away', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(HOME);
  await page.getByRole('link', { name: 'Marketing', exact: true }).first().click();
  await everySectionShown(page);
  expect(await visitor.layoutShift()).toBeLessThan(0.02);
  await expectSound(visitor);

  await page.getByRole('button', { name: 'Next page' }).first().click();
  await page.getByRole('link', { name: 'Winter market' }).waitFor();
  expect(await page.getByRole('link', { name: 'Mugs for grey mornings' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Create campaign', exact: true }).click();
  await page.getByRole('link', { name: 'Create: Search advertisement' }).waitFor();
  await expectSound(visitor, 'dialog');
  await page.getByRole('button', { name: 'Add channels for other kinds' }).click();
  await page.locator(':focus', { hasText: 'Channels that you can add' }).waitFor();

  // By keyboard alone, and nobody else is kept waiting.
  await page.getByRole('button', { name: 'Activate: Klaviyo' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[aria-busy="true"][aria-label="Activate: Klaviyo"]').waitFor();
  expect(await page.getByRole('button', { name: 'Install: MailPoet' }).isEnabled()).toBe(true);
  await page.getByText('Klaviyo is installed and active').waitFor();
  await page.locator(':focus[aria-label="Finish setup: Klaviyo"]').waitFor();

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('navigation', { name: 'Pages of the articles' }).waitFor();
  await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'));
  await expectSound(visitor, SCREEN);

  await page.getByRole('button', { name: 'Close the introduction' }).click();
  await page.waitForLoadState('networkidle');
  await visitor.open(MARKETING);
  await everySectionShown(page);
  expect(await page.getByRole('button', { name: 'Close the introduction' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Create coupon' }).click();
  await page.waitForURL(/post-new\.php\?post_type=shop_coupon/);
});

test('on a phone, from the right: one section fails, the others are whole, and another try brings it', async () => {
  const visitor = await shop.visitAs('admin', PHONE);
  await visitor.context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
  });
  visitor.expectNoise(/status of 50\d/);
  const { page } = visitor;
  await shop.store.setFaults([
    { path: `${LISTS}/campaigns`, kind: 'html', status: 502 },
    { path: '/wc-analytics/coupons', kind: 'status', status: 500 },
  ]);
  await visitor.open(MARKETING);
  await page.getByText('The campaigns could not be loaded').waitFor();
  await page.getByText('The coupons could not be loaded').waitFor();
  await page
    .getByText(/\d+ orders? worth/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Install: MailPoet' }).waitFor();
  await expectSound(visitor);

  await shop.store.setFaults([]);
  await card(page, 'Campaigns').getByRole('button', { name: 'Retry' }).click();
  await card(page, 'Coupons').getByRole('button', { name: 'Retry' }).click();

  await page.getByRole('link', { name: 'Mugs for grey mornings' }).waitFor();
  await card(page, 'Coupons').getByRole('listitem').first().waitFor();
  await expectSound(visitor, SCREEN);
});

test('the owner’s one switch hides what is recommended, and nothing else; who reads reports sees coupons that were used', async () => {
  const visitor = await shop.visitAs('admin');
  await visitor.setOption('woocommerce_show_marketplace_suggestions', 'no');
  await visitor.open(MARKETING);
  await visitor.page.getByRole('link', { name: 'Mugs for grey mornings' }).waitFor();
  await card(visitor.page, 'Installed extensions').waitFor();
  expect(await visitor.page.getByText('Discover more marketing tools').count()).toBe(0);
  expect(visitor.apiCalls).not.toContain(`GET ${LISTS}/recommendations`);
  await visitor.setOption('woocommerce_show_marketplace_suggestions', 'yes');

  const reader: Visitor = await shop.visitAs('analyst', PHONE);
  await reader.open(MARKETING);
  await card(reader.page, 'Coupons of the last 30 days').waitFor();
  await expectSound(reader);
});
