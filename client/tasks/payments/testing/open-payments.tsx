import { Fill, SlotFillProvider } from '@admin/extensions';
import type { FillComponentProps } from '@admin/extensions';
import { getHistory, useQuery } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import {
  buildGateway as aServedGateway,
  buildHost,
  api,
  buildTask,
  buildUser,
  renderWithStores,
} from '@admin/testing';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { SnackbarList } from '@admin/ui';
import { serveNotices } from '../../../onboarding/testing/serve-location';
import { hydratePromotions } from '../../testing/render-wizard';
import { PaymentsTask } from '../payments-task';

export const GATEWAYS = '/wc/v3/payment_gateways';
export const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';
export const OPTIONS = '/wc-admin/options';
export const PLUGINS = '/wc-admin/plugins';

/** Builds a suggestion in the server's format. */
export const buildSuggestion = (id: string, overrides: object = {}) => ({
  id,
  title: id.toUpperCase(),
  content: `What ${id} does`,
  image_72x72: '',
  plugins: [],
  is_visible: true,
  recommendation_priority: 5,
  ...overrides,
});

/** Builds an installed gateway with minimal data. */
export const buildGateway = (id: string, overrides: object = {}) =>
  aServedGateway({
    id,
    title: id,
    description: '',
    method_title: id,
    method_description: '',
    settings: {},
    settings_url: `http://localhost/wp-admin/admin.php?page=wc-settings&tab=checkout&section=${id}`,
    ...overrides,
  });

export const buildField = (id: string, overrides: object = {}) => ({
  id,
  label: id,
  description: '',
  type: 'text',
  value: '',
  default: '',
  placeholder: '',
  ...overrides,
});

export function serve(suggestions: unknown[], gateways: unknown[]): void {
  api.get(SUGGESTIONS, { force_default_suggestions: true }).reply(200, suggestions);
  api.get(GATEWAYS).reply(200, gateways);
}

interface Setting {
  /** The active plugins of the site. */
  active?: readonly string[];
  /** Slot fills of extensions. */
  fills?: readonly FillComponentProps[];
  /** If false, promotions are off. */
  arePromotionsOn?: boolean;
  /** If false, the user can't install plugins. */
  canInstall?: boolean;
  /** The user's preferences in the server's format. */
  preferences?: Readonly<Record<string, string>>;
}

/** Renders the payments task at a dashboard address for tests, with slots and notices. */
export function openPayments(
  query = '',
  { active = [], fills = [], arePromotionsOn = true, canInstall = true, preferences = {} }: Setting = {},
) {
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
  getHistory().replace(`admin.php?page=wc-admin&task=payments${query}`);
  serveNotices();
  const plugins = ['woocommerce', ...active];
  const onComplete = jest.fn();
  const view = renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <SlotFillProvider>
      <AtAddress onComplete={onComplete} />
      {fills.map((fill) => (
        <Fill key={fill.name} {...fill} />
      ))}
      <Said />
    </SlotFillProvider>,
    {
      host: buildHost({ admin: { plugins: { installedPlugins: plugins, activePlugins: plugins } } }),
      prepare(registry) {
        const user = buildUser();
        hydrateCurrentUser(registry, {
          ...user,
          ...(canInstall ? {} : { capabilities: { manage_woocommerce: true }, is_super_admin: false }),
          woocommerce_meta: { ...user.woocommerce_meta, ...preferences },
        });
        hydratePromotions(registry, arePromotionsOn);
        hydrateSettings(registry, {
          preloadSettings: { general: { woocommerce_default_country: 'US:CA' } },
          wcAdminSettings: {},
        });
      },
    },
  );
  return { ...view, onComplete };
}

function AtAddress({ onComplete }: { onComplete: () => void }) {
  const task = { ...buildTask({ id: 'payments' }), isDeprecated: false, additionalData: null };
  return <PaymentsTask task={task} query={useQuery()} onComplete={onComplete} />;
}

function Said() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}
