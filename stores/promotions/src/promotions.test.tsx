import { screen, waitFor } from '@testing-library/react';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { arePromotionsShown, usePromotions } from './index';

test.each([
  ['yes', undefined, true],
  [false, undefined, true],
  ['', undefined, true],
  ['no', undefined, false],
  [undefined, undefined, false],
  ['yes', 'yes', false],
  ['yes', null, false],
  ['no', 'yes', false],
] as const)(
  'with the site setting %j and the user setting %j, promotions show: %s',
  (site, user, expected) => {
    expect(arePromotionsShown({ site, user })).toBe(expected);
  },
);

const ME = '/wp/v2/users/me';
const PREFERENCES = { _fields: 'id,woocommerce_meta' };
const { id, woocommerce_meta: meta } = buildUser();
const saved = (hidden: string) => ({ id, woocommerce_meta: { ...meta, promotions_hidden: hidden } });

function Offer() {
  const { areShown, isSiteOpen, setShown } = usePromotions();
  return (
    <>
      {areShown && <p>Buy this</p>}
      {isSiteOpen && (
        <button type="button" onClick={() => void setShown(!areShown).catch(() => {})}>
          Switch
        </button>
      )}
    </>
  );
}

const render = (site: 'yes' | 'no') =>
  renderWithStores([optionsStore, userStore], <Offer />, {
    prepare(registry) {
      hydrateOptions(registry, { woocommerce_show_marketplace_suggestions: site });
      hydrateCurrentUser(registry, buildUser());
    },
  });

const offer = () => screen.queryByText('Buy this');

test('saves the setting for the user in both directions', async () => {
  const { user } = render('yes');
  expect(offer()).toBeVisible();

  const off = api.post(ME, { woocommerce_meta: { promotions_hidden: '"yes"' } }, PREFERENCES);
  const switchedOff = off.reply(200, saved('"yes"'));
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(offer()).not.toBeInTheDocument();
  await waitFor(() => expect(switchedOff.isDone()).toBe(true));

  api.post(ME, { woocommerce_meta: { promotions_hidden: '' } }, PREFERENCES).reply(200, saved(''));
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(offer()).toBeVisible();
});

test('reverts the setting when the server rejects it', async () => {
  api.post(ME, undefined, PREFERENCES).reply(403, buildError('rest_cannot_edit', 403));
  const { user } = render('yes');

  await user.click(screen.getByRole('button', { name: 'Switch' }));

  await waitFor(() => expect(offer()).toBeVisible());
});

test('hides the setting when the site disables promotions', () => {
  render('no');

  expect(offer()).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
