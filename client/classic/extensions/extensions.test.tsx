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
import { ClassicPanels } from '../classic-panels';

const FILTER = 'woocommerce_admin_embedded_layout_components';
const BANNER = '__EXPERIMENTAL__WcAdminPaymentsGatewaysSettingsBanner';
const CONFLICT = '__EXPERIMENTAL__WcAdminConflictError';

// The panels of these pages are lazy chunks, which these tests don't cover.
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

describe('slots in settings forms', () => {
  test.each([
    ['payments', { page: 'wc-settings', tab: 'checkout' }, 'wc_payment_gateways_banner_slotfill', BANNER],
    ['taxes', { page: 'wc-settings', tab: 'tax' }, 'wc_conflict_error_slotfill', CONFLICT],
  ])(
    'for %s show extension fills, also when added later, until they are removed',
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

  test('stay empty when an extension on the page renders nothing in them', async () => {
    const place = printPlace('wc_conflict_error_slotfill');
    registerPlugin('acme', { scope: 'woocommerce-settings', render: puts(BANNER, 'By Acme') });

    await open({ page: 'wc-settings', tab: 'tax' });

    expect(place).toBeEmptyDOMElement();
  });

  test('ignore plugins of other scopes', async () => {
    const place = printPlace('wc_conflict_error_slotfill');
    registerPlugin('acme', { scope: 'woocommerce-admin', render: puts(CONFLICT, 'By Acme') });

    await open({ page: 'wc-settings', tab: 'tax' });

    expect(place).toBeEmptyDOMElement();
  });

  test('contain the crash of one fill', async () => {
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

  test('render nothing when the form lacks the element', async () => {
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
  ])('extension components receive the location of %s, also when added later', async (_, query, text) => {
    await open(query);

    act(() => add(Acme));
    expect(screen.getByText(text)).toBeVisible();

    act(() => void removeFilter(FILTER, 'acme'));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('filter callbacks receive the location and can remove built-in panels', async () => {
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

  test('reports components that crash or are invalid, and shows the others', async () => {
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

test('ignores unknown features', async () => {
  const { container } = await open({ page: 'wc-settings', tab: 'products' }, { 'acme-panels': true });

  expect(container).toBeEmptyDOMElement();
});
