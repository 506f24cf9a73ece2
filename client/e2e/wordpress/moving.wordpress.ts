import type { Visitor } from '../support/visitor';
import { startWordPress } from './start-wordpress';

const { site, visitAs } = startWordPress();

const ME = '/wp/v2/users/me';

/** The preferences of a visitor as they are stored. */
async function readPreferences({ context }: Visitor): Promise<Record<string, string>> {
  const nonce = await context.request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`);
  const headers = { 'X-WP-Nonce': await nonce.text() };
  const answer = await context.request.get(`${site.url}/wp-json${ME}`, { headers });
  return ((await answer.json()) as { woocommerce_meta: Record<string, string> }).woocommerce_meta;
}

const writePreferences = (visitor: Visitor, preferences: Record<string, string>): Promise<void> =>
  visitor.post(ME, { woocommerce_meta: preferences });

test('preferences keep their quotes and backslashes, those of the stock client and ours', async () => {
  const visitor = await visitAs('admin');
  const sent = {
    dashboard_sections: JSON.stringify([{ key: 'store-charts', title: String.raw`12" \ 'it' \\ "x"` }]),
    homepage_layout: 'two_columns',
    report_views: JSON.stringify({ views: [], defaults: { '/analytics/orders': '"' } }),
  };

  await writePreferences(visitor, sent);
  expect(await readPreferences(visitor)).toMatchObject(sent);

  // Once more, over what is there by now.
  await writePreferences(visitor, { dashboard_sections: String.raw`"\\"` });
  expect(await readPreferences(visitor)).toMatchObject({ ...sent, dashboard_sections: String.raw`"\\"` });
  await writePreferences(visitor, Object.fromEntries(Object.keys(sent).map((name) => [name, ''])));
});
