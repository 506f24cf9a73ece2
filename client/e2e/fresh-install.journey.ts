import { HOME } from './support/addresses';
import { startShop } from './support/shop';

const shop = startShop(['--empty']);

test('a fresh install greets its owner with everything still to do', async () => {
  const visitor = await shop.visit();
  const { page } = visitor;
  await visitor.logIn('admin', HOME);

  await page.getByRole('heading', { name: /^Welcome to / }).waitFor();
  await page.getByRole('button', { name: 'Add details' }).waitFor();
  const badge = await page.locator('.remaining-tasks-badge').textContent();
  await page.getByText(`0 of ${badge}`).waitFor();
  expect(await page.getByText('Completed:').count()).toBe(0);
  expect(await visitor.accessibilityViolations()).toEqual([]);
});
