import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  addFilter,
  containClassic,
  Fill,
  onExtensionFailure,
  registerPlugin,
  removeFilter,
  unregisterPlugin,
} from '@admin/extensions';
import { setHost } from '@admin/host';
import { noticesStore } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildUser, renderWithStores } from '@admin/testing';
import { ClassicPanels } from '../index';

const FILTER = 'woocommerce_admin_embedded_layout_components';
const BANNER = '__EXPERIMENTAL__WcAdminPaymentsGatewaysSettingsBanner';
const CONFLICT = '__EXPERIMENTAL__WcAdminConflictError';

// The panels of these pages are lazy chunks, which aren't what these tests are about.
beforeAll(async () => {
  await import('../payments-banner/payments-banner');
  await import('../suggestions/payment-suggestions');
  await import('../suggestions/shipping-suggestions');
  await import('../tax-conflict/tax-conflict');
});

const failures: string[] = [];
let stop: () => void;

beforeEach(() => {
  stop = onExtensionFailure(({ source }) => failures.push(source));
});

afterEach(() => {
  stop();
  failures.length = 0;
  document.body.replaceChildren();
  act(() => {
    removeFilter(FILTER, 'acme');
    unregisterPlugin('acme');
    unregisterPlugin('acme-broken');
  });
});

/** An empty element of the host's form, as the host prints it. */
function printPlace(id: string): HTMLElement {
  const form = document.createElement('form');
  const place = Object.assign(document.createElement('div'), { id });
  form.append(place);
  document.body.append(form);
  return place;
}

async function open(
  query: Readonly<Record<string, string>>,
  features: Readonly<Record<string, boolean>> = {},
) {
  const host = buildHost({ mode: 'embedded', features: { 'store-alerts': false, ...features } });
  setHost(host);
  const view = renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <ClassicPanels query={query} />,
    {
      host,
      onCaughtError: () => {},
      prepare(registry) {
        hydrateOptions(registry, {
          woocommerce_show_marketplace_suggestions: 'no',
          woocommerce_admin_transient_notices_queue: [],
        });
        hydrateCurrentUser(registry, buildUser());
      },
    },
  );
  await act(async () => {});
  return view;
}

const puts = (slot: string, text: string) => () => (
  <Fill name={slot}>
    <p>{text}</p>
  </Fill>
);
const crashes = (): ReactNode => {
  throw new Error('Broken on purpose.');
};

describe('the places in the settings forms', () => {
  test.each([
    ['payments', { page: 'wc-settings', tab: 'checkout' }, 'wc_payment_gateways_banner_slotfill', BANNER],
    ['taxes', { page: 'wc-settings', tab: 'tax' }, 'wc_conflict_error_slotfill', CONFLICT],
  ])(
    'of %s show what extensions put there, however late, until they remove it',
    async (_, query, id, slot) => {
      const place = printPlace(id);
      await open(query);

      act(
        () => void registerPlugin('acme', { scope: 'woocommerce-settings', render: puts(slot, 'By Acme') }),
      );
      expect(place).toContainElement(screen.getByText('By Acme'));

      act(() => void unregisterPlugin('acme'));
      expect(screen.queryByText('By Acme')).not.toBeInTheDocument();
    },
  );

  test('stay empty, as the host hides them, while an extension of the page shows nothing there', async () => {
    const place = printPlace('wc_conflict_error_slotfill');
    registerPlugin('acme', { scope: 'woocommerce-settings', render: puts(BANNER, 'By Acme') });

    await open({ page: 'wc-settings', tab: 'tax' });

    expect(place).toBeEmptyDOMElement();
  });

  test('are filled from no other scope', async () => {
    const place = printPlace('wc_conflict_error_slotfill');
    registerPlugin('acme', { scope: 'woocommerce-admin', render: puts(CONFLICT, 'By Acme') });

    await open({ page: 'wc-settings', tab: 'tax' });

    expect(place).toBeEmptyDOMElement();
  });

  test('keep one that crashes to itself', async () => {
    printPlace('wc_conflict_error_slotfill');
    registerPlugin('acme', { scope: 'woocommerce-settings', render: puts(CONFLICT, 'By Acme') });
    registerPlugin('acme-broken', {
      scope: 'woocommerce-settings',
      render: () => <Fill name={CONFLICT}>{crashes}</Fill>,
    });

    await open({ page: 'wc-settings', tab: 'tax' });

    expect(screen.getByText('By Acme')).toBeVisible();
    expect(failures).toEqual([`plugin "acme-broken" in slot "${CONFLICT}"`]);
  });

  test('may be missing: the page stays', async () => {
    registerPlugin('acme', { scope: 'woocommerce-settings', render: puts(CONFLICT, 'By Acme') });

    const { container } = await open({ page: 'wc-settings', tab: 'tax' });

    expect(container).toBeEmptyDOMElement();
  });
});

describe('below a classic page', () => {
  type Props = Readonly<Record<string, string>>;
  const Acme = ({ page, tab, section }: Props) => <p>{`Acme: ${page}, ${tab}, ${section}`}</p>;
  const add = (component: unknown) =>
    addFilter(FILTER, 'acme', (components: unknown[]) => [...components, component]);

  test.each<[string, Props, string]>([
    [
      'a settings page',
      { page: 'wc-settings', tab: 'products', section: 'a' },
      'Acme: wc-settings, products, a',
    ],
    ['a page without tabs', { page: 'wc-status' }, 'Acme: wc-status, , undefined'],
    ['a page without a name', { post_type: 'shop_order' }, 'Acme: , , undefined'],
  ])('extensions add components, which know of %s, however late', async (_, query, text) => {
    await open(query);

    act(() => add(Acme));
    expect(screen.getByText(text)).toBeVisible();

    act(() => void removeFilter(FILTER, 'acme'));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('their callbacks are told where they are, and may take ours away', async () => {
    const callback = jest.fn<unknown[], [unknown[], unknown]>(() => []);
    addFilter(FILTER, 'acme', callback);

    const { container } = await open(
      { page: 'wc-settings', tab: 'shipping' },
      { 'shipping-smart-defaults': true },
    );

    expect(callback.mock.calls[0]?.[0]).toHaveLength(1);
    expect(callback.mock.calls[0]?.[1]).toEqual({ page: 'wc-settings', tab: 'shipping' });
    expect(container).toBeEmptyDOMElement();
  });

  test('a component that crashes, or is none, leaves the others standing and is named', async () => {
    const end = containClassic();
    const Broken = Object.assign(crashes, { displayName: 'AcmePanel' });
    addFilter(FILTER, 'acme', (components: unknown[]) => [...components, Broken, 'nothing', Acme]);

    await open({ page: 'wc-settings', tab: 'products' });

    expect(screen.getByText(/^Acme/)).toBeVisible();
    expect(screen.getByText('acme stopped working here.')).toBeVisible();
    expect(failures).toEqual([
      `callback "acme" of filter "${FILTER}"`,
      `component "AcmePanel" of filter "${FILTER}"`,
    ]);
    end();
  });
});

test('a feature that nobody knows changes nothing', async () => {
  const { container } = await open({ page: 'wc-settings', tab: 'products' }, { 'acme-panels': true });

  expect(container).toBeEmptyDOMElement();
});
