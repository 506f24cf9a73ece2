import {
  buildOffer,
  FIRST_RUN_REQUESTS,
  openFirstRun,
  type FirstRunOptions,
} from '../../../onboarding/testing/first-run';
import { SetupWizard } from '../setup-wizard';

const PROFILE = '/wc-admin/onboarding/profile';
const THEMES = '/wc-admin/onboarding/themes';

export const REQUESTS = {
  ...FIRST_RUN_REQUESTS,
  readEmail: `GET ${PROFILE}/experimental_get_email_prefill`,
  readTypes: 'GET /wc-admin/onboarding/product-types',
  saveIndustry: `POST ${PROFILE} with "industry"`,
  saveTypes: `POST ${PROFILE} with product_types`,
  saveBusiness: `POST ${PROFILE} with product_count`,
  saveExtensions: `POST ${PROFILE} with business_extensions`,
  installTheme: `POST ${THEMES}/install`,
  activateTheme: `POST ${THEMES}/activate`,
  saveTheme: `POST ${PROFILE} with "theme"`,
};

interface WizardOptions extends FirstRunOptions {
  /** Product types by id, as the server returns them. */
  types?: Record<string, unknown>;
}

const TYPES = {
  physical: { label: 'Physical products', default: true },
  subscriptions: { label: 'Subscriptions' },
  bookings: {
    label: 'Bookings &mdash; $240.00 per year',
    product: 390890,
    yearly_price: 240,
    description: 'Sell time.',
    more_url: 'https://woocommerce.com/bookings/',
  },
};

const buildTheme = (slug: string, title: string, price: string, is_installed: boolean) => ({
  slug,
  title,
  price,
  is_installed,
  image: `https://shop.example/${slug}.png`,
});

/** For tests: renders the wizard for a new store, on a mock server that saves changes. */
export function openWizard({ types = TYPES, ...options }: WizardOptions = {}) {
  const themes = { installed: ['harbor'], active: 'harbor' };
  const view = openFirstRun(
    {
      path: '/setup-wizard',
      content: <SetupWizard />,
      features: ['subscriptions'],
      onboarding: {
        industries: {
          'food-drink': { label: 'Food &amp; drink', use_description: false },
          'cbd-other-hemp-derived-products': { label: 'Hemp', use_description: false },
          other: { label: 'Other', use_description: true, description_label: 'Description' },
        },
        activeTheme: themes.active,
        themes: [
          buildTheme('harbor', 'Harbor', '0.00', true),
          buildTheme('quay', 'Quay', '0.00', false),
          buildTheme('pier', 'Pier', '$79.00', false),
        ],
      },
      handlers: {
        [REQUESTS.readEmail]: () => ({ email: 'owner@shop.example' }),
        [REQUESTS.readTypes]: () => types,
        [REQUESTS.readOffers]: () => [
          {
            key: 'obw/basics',
            title: 'The basics',
            plugins: [{ key: 'jetpack', description: 'Safer.', is_visible: true }],
          },
          { key: 'obw/grow', title: 'More customers', plugins: [buildOffer('mailpoet', 'MailPoet', 1)] },
        ],
        [REQUESTS.installTheme]({ query }) {
          themes.installed.push(query.get('theme') ?? '');
          return { status: 'success' };
        },
        [REQUESTS.activateTheme]({ query }) {
          themes.active = query.get('theme') ?? '';
          return { status: 'success' };
        },
      },
    },
    options,
  );
  return { ...view, themes };
}
