import { screen, waitFor, within } from '@testing-library/react';
import { hasMenuEntry } from '@admin/host';
import { getHistory, getPath, getQuery } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  afterTest,
  buildError,
  api,
  buildUser,
  spyOnTracks,
  renderWithStores,
} from '@admin/testing';
import { MENU_ENTRY } from './facts';
import { PaymentsWelcome } from './payments-welcome';

const OPTIONS = '/wc-admin/options';
const PLUGINS = '/wc-admin/plugins';
const DISMISSED = 'wc_calypso_bridge_payments_dismissed';
const VIEWED = 'wc_pay_welcome_page_viewed_timestamp';
const MORE_INFO = 'wc_pay_exit_survey_more_info_needed_timestamp';
const CLAIM = '/wc-analytics/admin/notes/experimental-activate-promo/wcpay-promo-2022-us-incentive-20-off';
const DONE = { data: {}, errors: { errors: [] }, success: true };

interface Shop {
  installed?: readonly string[];
  active?: readonly string[];
  dismissed?: 'yes' | 'no';
  arePromotionsOn?: boolean;
  /** Whether the admin menu has the entry. */
  isOffered?: boolean;
  tracking?: 'yes' | 'no';
  capabilities?: Record<string, boolean>;
  /** When the offer was first viewed. */
  viewed?: number | false;
}

function open({
  installed = [],
  active = [],
  dismissed = 'no',
  arePromotionsOn = true,
  isOffered = true,
  tracking = 'yes',
  capabilities,
  viewed = 1_700_000_000,
}: Shop = {}) {
  getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=%2Fwc-pay-welcome-page');
  if (isOffered) {
    const entry = Object.assign(document.createElement('div'), { id: MENU_ENTRY });
    document.body.append(entry);
    afterTest(() => entry.remove());
  }
  const plugins = {
    installedPlugins: ['woocommerce', ...installed, ...active],
    activePlugins: ['woocommerce', ...active],
  };
  const user = buildUser();
  return renderWithStores([noticesStore, optionsStore, userStore], <PaymentsWelcome />, {
    host: buildHost({ admin: { plugins } }),
    prepare(registry) {
      hydrateCurrentUser(
        registry,
        capabilities ? { ...user, is_super_admin: false, capabilities: { ...capabilities } } : user,
      );
      hydrateOptions(registry, {
        woocommerce_show_marketplace_suggestions: arePromotionsOn ? 'yes' : 'no',
        woocommerce_allow_tracking: tracking,
        [DISMISSED]: dismissed,
        [VIEWED]: viewed,
      });
    },
  });
}

const setUp = (step: 'install' | 'activate', slug = 'woocommerce-payments') =>
  api.post(`${PLUGINS}/${step}`, { plugins: slug });

/** The provider's page is a local address here, since tests can't navigate to another site. */
const connect = () => api.post(`${PLUGINS}/connect-wcpay`);
const ACCOUNT = { connectUrl: 'http://localhost/wp-admin/admin.php?page=wc-admin&task=payments' };

const press = (name: string) => screen.getByRole('button', { name });

describe('no offer', () => {
  test.each<[string, Shop, string]>([
    [
      'when WooPayments is installed',
      { installed: ['woocommerce-payments'] },
      'WooCommerce Payments is installed',
    ],
    ['after it was dismissed', { dismissed: 'yes' }, 'You dismissed this offer'],
    ['when promotions are off', { arePromotionsOn: false }, 'Suggestions are turned off'],
    ['after the promotion has ended', { isOffered: false }, 'No offers for your store right now'],
  ])('%s, it explains why and links to payment settings', async (_, shop, said) => {
    open(shop);

    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment settings' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=wc-settings&tab=checkout'),
    );
    expect(screen.queryByRole('button', { name: 'Install and Connect' })).not.toBeInTheDocument();
  });
});

test('shows discount, terms and payment methods, and saves the first view', async () => {
  const heard = spyOnTracks();
  const noted = api
    .post(OPTIONS, (body: Record<string, unknown>) => Number(body[VIEWED]) > 1_700_000_000)
    .reply(200, { [VIEWED]: true });
  open({ viewed: false });

  expect(await screen.findByRole('heading', { name: 'Payments, made simple' })).toBeVisible();
  expect(screen.getByText('20% off payment processing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('target', '_blank');
  const brands = screen.getByRole('list', { name: 'Accepted payment methods' });
  expect(within(brands).getAllByRole('listitem')).toHaveLength(10);
  expect(heard).toHaveBeenCalledWith(
    'page_view',
    expect.objectContaining({ path: 'payments_connect_core_test' }),
  );
  await waitFor(() => expect(noted.isDone()).toBe(true));
});

test("tells users who can't install plugins who can", async () => {
  open({ capabilities: { manage_woocommerce: true } });

  expect(await screen.findByText('Only administrators can install it.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('install and connect', () => {
  test('installs the chosen plugins, claims the discount and opens the account setup', async () => {
    const heard = spyOnTracks();
    const { user } = open();
    const answers = ['woocommerce-payments', 'klarna-payments-for-woocommerce'].flatMap((slug) => [
      setUp('install', slug).reply(200, DONE),
      setUp('activate', slug).reply(200, DONE),
    ]);
    api.post(CLAIM).reply(200, { success: true });
    connect().reply(200, ACCOUNT);
    await user.click(await screen.findByRole('switch', { name: 'Also install Klarna Payments' }));

    await user.dblClick(press('Install and Connect'));

    expect(press('Install and Connect')).toHaveAttribute('aria-busy', 'true');
    expect(press('No thanks')).toBeDisabled();
    await waitFor(() => expect(getQuery()).toEqual({ page: 'wc-admin', task: 'payments' }));
    for (const answer of answers) expect(answer.isDone()).toBe(true);
    expect(heard).toHaveBeenCalledWith('wcpay_connect_account_clicked', { wpcom_connection: 'No' });
    expect(heard).toHaveBeenCalledWith('wcpay_extension_installed', {
      extensions: 'klarna-payments-for-woocommerce',
    });
  });

  test('shows an error for each failed request, and continues from there on retry', async () => {
    const { user } = open();
    // After a failure the client asks the server for the current state.
    const getList = (step: 'installed' | 'active') => api.get(`${PLUGINS}/${step}`).optionally();
    getList('installed').reply(200, { plugins: ['woocommerce'] });
    getList('installed').reply(200, { plugins: ['woocommerce', 'woocommerce-payments'] });
    getList('active')
      .twice()
      .reply(200, { plugins: ['woocommerce'] });
    const refused = {
      data: {},
      errors: { errors: { 'woocommerce-payments': ['The folder is full.'] }, error_data: [] },
      success: false,
    };
    setUp('install').reply(200, refused);
    await screen.findByRole('heading', { name: 'Payments, made simple' });
    await user.click(press('Install and Connect'));
    expect(await screen.findByText(/The folder is full\./)).toBeVisible();
    expect(press('Install and Connect')).not.toHaveAttribute('aria-busy', 'true');

    setUp('install').reply(200, DONE);
    setUp('activate').reply(403, buildError('rest_forbidden', 403));
    await user.click(press('Install and Connect'));
    expect(
      await screen.findByText(/WooCommerce Payments/, { selector: '.sa-inline-notice *' }),
    ).toBeVisible();
    expect(screen.queryByText(/The folder is full\./)).not.toBeInTheDocument();

    setUp('activate').reply(200, DONE);
    api.post(CLAIM).reply(502, '<html>Bad gateway</html>', { 'Content-Type': 'text/html' });
    await user.click(press('Install and Connect'));
    expect(await screen.findByText(/the discount could not be claimed/)).toBeVisible();

    api.post(CLAIM).reply(200, { success: true });
    connect().reply(500, buildError('broken', 500));
    await user.click(press('Connect'));
    expect(await screen.findByText(/There was an error connecting/)).toBeVisible();

    connect().reply(200, ACCOUNT);
    await user.click(press('Connect'));
    await waitFor(() => expect(getQuery()).toEqual({ page: 'wc-admin', task: 'payments' }));
  });
});

describe('no thanks', () => {
  const openSurvey = async (shop: Shop = {}) => {
    const view = open(shop);
    await screen.findByRole('heading', { name: 'Payments, made simple' });
    await view.user.click(press('No thanks'));
    const dialog = await screen.findByRole('dialog');
    return { ...view, dialog };
  };

  const expectGoneHome = async () => {
    await waitFor(() => expect(getPath()).toBe('/'));
    expect(hasMenuEntry(MENU_ENTRY)).toBe(false);
  };

  test('sends the survey and dismisses the offer permanently', async () => {
    const heard = spyOnTracks();
    const { user, dialog } = await openSurvey();
    const saved = api
      .post(
        OPTIONS,
        (body: Record<string, unknown>) => body[DISMISSED] === 'yes' && Number(body[MORE_INFO]) > 0,
      )
      .reply(200, { [DISMISSED]: true, [MORE_INFO]: true });
    await user.click(within(dialog).getByRole('checkbox', { name: /I need more information/ }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Comments (Optional)' }), 'Which countries?');

    await user.click(press('Dismiss and send feedback'));

    await expectGoneHome();
    expect(saved.isDone()).toBe(true);
    expect(heard).toHaveBeenCalledWith('wcpay_exit_survey', {
      happy: 'No',
      install: 'No',
      more_info: 'Yes',
      another_time: 'No',
      something_else: 'No',
      comments: 'Which countries?',
    });
  });

  test('dismisses the offer without answers', async () => {
    const heard = spyOnTracks();
    const { user } = await openSurvey();
    api.post(OPTIONS, { [DISMISSED]: 'yes' }).reply(200, { [DISMISSED]: true });

    await user.click(press('Just dismiss WooCommerce Payments'));

    await expectGoneHome();
    expect(heard).toHaveBeenCalledWith('wcpay_exit_survey', { just_remove: true });
  });

  test('keeps the input and records nothing when dismissing fails, and retries', async () => {
    const heard = spyOnTracks();
    const { user, dialog } = await openSurvey();
    api.get(OPTIONS, { options: DISMISSED }).reply(200, { [DISMISSED]: false });
    const comments = within(dialog).getByRole('textbox', { name: 'Comments (Optional)' });
    await user.type(comments, 'Later');
    api.post(OPTIONS, { [DISMISSED]: 'yes' }).reply(500, buildError('broken', 500));

    await user.click(press('Dismiss and send feedback'));
    expect(await screen.findByText('The offer could not be dismissed. Please try again.')).toBeVisible();
    expect(comments).toHaveValue('Later');
    expect(heard).not.toHaveBeenCalledWith('wcpay_exit_survey', expect.anything());

    api.post(OPTIONS, { [DISMISSED]: 'yes' }).reply(200, { [DISMISSED]: true });
    await user.click(press('Dismiss and send feedback'));
    await expectGoneHome();
  });

  test('shows no survey when tracking is off, and can keep the offer', async () => {
    const { user, dialog } = await openSurvey({ tracking: 'no' });

    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    api.post(OPTIONS, { [DISMISSED]: 'yes' }).reply(403, buildError('rest_forbidden', 403));
    await user.click(press('Just dismiss WooCommerce Payments'));
    expect(await screen.findByText('The offer could not be dismissed. Please try again.')).toBeVisible();
    await user.click(press('Keep the offer'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(press('No thanks')).toHaveFocus();
  });
});
