import type { ComponentType } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SlotFillProvider } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { BERKELEY, EMPTY_LOCATION, settingsOf } from '../onboarding/testing/serve-location';
import { createMockServer } from '../onboarding/testing/mock-server';
import { AppearanceTask } from './appearance/appearance-task';
import { PaymentsTask } from './payments/payments-task';
import { buildField, buildGateway, buildSuggestion } from './payments/testing/open-payments';
import { ShippingTask } from './shipping/shipping-task';
import { StoreDetailsTask } from './store-details-task';
import type { TaskPageProps } from './task-page';
import { TaxTask } from './tax/tax-task';
import { renderWizard, withPlugins, type WizardOptions } from './testing/render-wizard';

/* Tests that every form of the setup asks before unsaved input is lost, and restores it after a reload, a crash, an
   expired session or the Back button, all of which load the page again. */

function serve(address: object) {
  const gateway = buildGateway('stripe', {
    needs_setup: true,
    required_settings_keys: ['key'],
    settings: { key: buildField('key', { label: 'API Key' }) },
  });
  createMockServer({
    'GET /wc-analytics/settings/general': () =>
      settingsOf({ ...BERKELEY, woocommerce_default_country: 'JP', ...address }),
    'GET /wc/v3/shipping/zones': () => [{ id: 1, name: 'Japan', order: 0 }],
    'GET /wc/v3/shipping/zones/*/locations': () => [{ code: 'JP', type: 'country' }],
    'GET /wc/v3/shipping/zones/*/methods': () => [],
    'GET /wc-admin/shipping-partner-suggestions': () => [],
    'GET /wc/v3/payment_gateways': () => [gateway, buildGateway('bacs')],
    'GET /wc-admin/payment-gateway-suggestions': () => [
      buildSuggestion('stripe'),
      buildSuggestion('bacs', { is_offline: true }),
    ],
    'GET /wc-admin/options': () => ({ woocommerce_bacs_accounts: [], woocommerce_demo_store_notice: '' }),
  });
}

const Payments = (props: TaskPageProps) => (
  <SlotFillProvider>
    <PaymentsTask {...props} />
  </SlotFillProvider>
);

const inWizard = (id: string, query: Record<string, string> = {}): WizardOptions => ({
  task: { id, additionalData: { hasProducts: true, hasHomepage: true } },
  query,
  admin: withPlugins([]),
});

const NOBODY_WORKS_TAXES_OUT = { woocommerce_default_country: 'AQ', woocommerce_store_address: '' };

const WIZARDS: [
  name: string,
  Page: ComponentType<TaskPageProps>,
  WizardOptions,
  label: RegExp,
  address?: object,
][] = [
  ['the shipping address', ShippingTask, inWizard('shipping'), /^Address \(optional\)$/, EMPTY_LOCATION],
  ['a shipping rate', ShippingTask, inWizard('shipping'), /^Shipping cost/],
  ['the tax address', TaxTask, inWizard('tax'), /^Address$/, NOBODY_WORKS_TAXES_OUT],
  ['the API keys of a gateway', Payments, inWizard('payments', { id: 'stripe' }), /^API Key/],
  ['a bank account', Payments, inWizard('payments', { id: 'bacs' }), /^IBAN/],
  ['the store notice', AppearanceTask, inWizard('appearance'), /^Store notice/],
  ['the store details', StoreDetailsTask, inWizard('store_details'), /^Address \(optional\)$/],
];

test.each(WIZARDS)('asks before leaving and restores %s', async (_, Page, options, label, address = {}) => {
  serve(address);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { unmount } = renderWizard(Page, options);
  const field = await screen.findByLabelText(label);
  const here = getHistory().location.search;

  fireEvent.change(field, { target: { value: '12' } });
  getHistory().push('admin.php?page=wc-admin');

  expect(confirm).toHaveBeenCalledTimes(1);
  expect(getHistory().location.search).toBe(here);
  unmount();
  renderWizard(Page, options);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('12'));
  expect(screen.getByText('Your unsaved changes were restored. They are not saved yet.')).toBeVisible();
});
