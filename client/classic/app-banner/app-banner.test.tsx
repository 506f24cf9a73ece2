import { screen, waitFor } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, spyOnTracks, renderWithStores } from '@admin/testing';
import { AppBanner } from './app-banner';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const ME = '/wp/v2/users/me';
const FIELDS = { _fields: 'id,woocommerce_meta' };

beforeEach(() => {
  window.sessionStorage.clear();
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(PHONE);
});

function Notices() {
  const { notices } = useNotices();
  return notices.map(({ id, content }) => <p key={id}>{content}</p>);
}

function open({ site = 'yes', meta = {} }: { site?: 'yes' | 'no'; meta?: object } = {}) {
  const user = buildUser();
  return renderWithStores(
    [noticesStore, optionsStore, userStore],
    <>
      <AppBanner />
      <Notices />
    </>,
    {
      prepare(registry) {
        hydrateOptions(registry, {
          woocommerce_show_marketplace_suggestions: site,
          woocommerce_admin_transient_notices_queue: [],
        });
        hydrateCurrentUser(registry, { ...user, woocommerce_meta: { ...user.woocommerce_meta, ...meta } });
      },
    },
  );
}

const banner = () => screen.queryByRole('complementary', { name: 'Mobile app' });
const dismissed = { android_app_banner_dismissed: '"yes"' };
const saves = () => api.post(ME, { woocommerce_meta: dismissed }, FIELDS);

test("shows a link to the app's store listing on Android", () => {
  open();

  expect(banner()).toBeVisible();
  expect(screen.getByRole('link', { name: /^Install/ })).toHaveAttribute(
    'href',
    'https://play.google.com/store/apps/details?id=com.woocommerce.android',
  );
});

test.each([
  ['dismissed', 'button', 'Dismiss mobile app', 'mobile_app_banner_dismiss'],
  ['its install link is clicked', 'link', /^Install/, 'mobile_app_banner_install'],
])('once %s, the banner is hidden on every device', async (_, role, name, event) => {
  const recorded = spyOnTracks();
  const saved = saves().reply(200, { ...buildUser(), woocommerce_meta: dismissed });
  const { user, unmount } = open();
  const button = screen.getByRole(role, { name });
  button.addEventListener('click', (event) => event.preventDefault());

  await user.click(button);

  expect(banner()).not.toBeInTheDocument();
  await waitFor(() => expect(saved.isDone()).toBe(true));
  expect(recorded.mock.calls).toEqual([
    ['mobile_app_banner_view', {}],
    [event, {}],
  ]);
  unmount();
  window.sessionStorage.clear();
  open({ meta: dismissed });
  expect(banner()).not.toBeInTheDocument();
});

test("stays hidden in this tab and shows an error when the dismissal can't be saved", async () => {
  saves().reply(500, buildError('broken', 500));
  const { user, unmount } = open();

  await user.click(screen.getByRole('button', { name: 'Dismiss mobile app' }));

  expect(await screen.findByText(/could not be saved/)).toBeVisible();
  expect(banner()).not.toBeInTheDocument();
  unmount();
  open();
  expect(banner()).not.toBeInTheDocument();
});

test.each([
  ['promotions are off for the site', { site: 'no' as const }],
  ['promotions are off for the user', { meta: { promotions_hidden: '"yes"' } }],
])('is not shown when %s', (_, shop) => {
  open(shop);

  expect(banner()).not.toBeInTheDocument();
});

test('is not shown on other devices', () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  open();

  expect(banner()).not.toBeInTheDocument();
});
