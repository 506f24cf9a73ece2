import { expect, test } from './fixtures';
import { HOME, REPORT } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';

const DINARS = 'د.ك';

for (const { code, amount, mug, axis } of [
  { code: 'JPY', amount: /^-?¥\d{1,3}(,\d{3})*$/, mug: '1850', axis: /^¥[\d,]+$/ },
  {
    code: 'KWD',
    amount: new RegExp(`^-?\\d+\\.\\d{3}\u00a0${DINARS}$`),
    mug: '1.850',
    axis: new RegExp(DINARS),
  },
]) {
  test.describe(`in a store with --currency ${code}`, () => {
    const shop = startShop(['--orders', '60', '--currency', code]);

    test('amounts use the decimals of the currency', { tag: '@embedded' }, async () => {
      const session = await shop.openSessionAs('admin');
      const { page } = session;
      const isMoney = (text: string) => /[¥$]|\u062f/.test(text);
      const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/[\u2068\u2069]/g, '').trim());

      await session.open(HOME);
      const performance = page.getByRole('link', { name: /^Total sales/ });
      await expect(performance).toBeVisible();
      expect(await performance.innerText()).toMatch(code === 'JPY' ? /¥[\d,]+\n/ : /\d\.\d{3}\s/);

      await session.open(REPORT);
      const table = page.getByRole('table', { name: 'Revenue' });
      await expect(table.getByRole('cell').first()).toBeVisible();
      const cells = plain(await table.getByRole('cell').allInnerTexts()).filter(isMoney);
      expect(cells.length).toBeGreaterThan(20);
      expect(cells.filter((text) => !amount.test(text))).toEqual([]);
      await expect(page.getByText(axis).first()).toBeVisible();

      const [product] = await call<{ id: number }[]>(page, '/wc/v3/products?sku=HG-MUG-01');
      await session.open(`${HOME}&path=%2Fproduct%2F${product?.id}&tab=pricing`);
      await page.getByRole('tab', { name: 'Pricing' }).click();
      await expect(page.getByRole('textbox', { name: 'List price' })).toHaveValue(mug);
    });
  });
}
