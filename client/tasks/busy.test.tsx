import type { ComponentType } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SlotFillProvider } from '@admin/extensions';
import { BERKELEY, settingsOf } from '../onboarding/testing/serve-location';
import { createMockServer } from '../onboarding/testing/mock-server';
import { AppearanceTask } from './appearance/appearance-task';
import { MarketingTask } from './marketing/marketing-task';
import { PaymentsTask } from './payments/payments-task';
import { buildGateway, buildSuggestion } from './payments/testing/open-payments';
import { ProductsTask } from './products/products-task';
import type { TaskPageProps } from './task-page';
import { TaxTask } from './tax/tax-task';
import { renderWizard, withPlugins, type WizardOptions } from './testing/render-wizard';

/* Tests that every action announces its progress to screen readers, in addition to the forms' and the installer's
   own announcements. */

const TASKS = '/wc-admin/onboarding/tasks';
/** A response that never arrives. */
const unanswered = () => new Promise(() => {});

/** Mocks a slow store. */
const serve = () =>
  createMockServer({
    'GET /wc-analytics/settings/general': () => settingsOf(BERKELEY),
    'GET /wc-admin/options': () => ({ wc_connect_taxes_enabled: false, woocommerce_demo_store_notice: '' }),
    'POST /wc-admin/options': unanswered,
    [`POST ${TASKS}/import_sample_products`]: unanswered,
    [`POST ${TASKS}/create_homepage`]: unanswered,
    [`POST ${TASKS}/create_product_from_template`]: unanswered,
    [`POST ${TASKS}/*/action`]: unanswered,
    'GET /wp/v2/media': unanswered,
    'GET /wc-admin/onboarding/free-extensions': () => [
      {
        key: 'task-list/grow',
        title: 'Grow',
        plugins: [{ key: 'mailpoet', name: 'MailPoet', description: '', is_visible: true }],
      },
    ],
    'POST /wc-admin/plugins/*': unanswered,
    'GET /wc/v3/payment_gateways': () => [buildGateway('cod')],
    'PUT /wc/v3/payment_gateways/*': unanswered,
    'GET /wc-admin/payment-gateway-suggestions': () => [buildSuggestion('cod', { is_offline: true })],
  });

const region = () => document.querySelector('body > [aria-live="polite"]');

const Payments = (props: TaskPageProps) => (
  <SlotFillProvider>
    <PaymentsTask {...props} />
  </SlotFillProvider>
);

const press = (name: string) => async () => fireEvent.click(await screen.findByRole('button', { name }));

async function chooseLogo() {
  const files = [new File(['x'], 'logo.png', { type: 'image/png' })];
  fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files } });
}

const appearance = (data: object = {}): WizardOptions => ({
  task: { id: 'appearance', additionalData: { stylesheet: 'harbor', ...data } },
});
const atLogo = appearance({ hasProducts: true, hasHomepage: true, supportCustomLogo: true });
const tax: WizardOptions = {
  task: { id: 'tax', additionalData: { woocommerceTaxCountries: ['US'] } },
  admin: withPlugins(['jetpack', 'woocommerce-services'], true),
};
const byHand: WizardOptions = { ...tax, canInstall: false };
const automated: WizardOptions = { ...tax, query: { partner: 'woocommerce-tax' } };

test.each<[string, ComponentType<TaskPageProps>, WizardOptions, () => Promise<unknown>]>([
  ['Importing products…', AppearanceTask, appearance(), press('Import products')],
  ['Creating homepage…', AppearanceTask, appearance({ hasProducts: true }), press('Create homepage')],
  ['Uploading image…', AppearanceTask, atLogo, chooseLogo],
  ['Saving…', AppearanceTask, appearance({ hasProducts: true, hasHomepage: true }), press('Skip')],
  ['Setting up automated taxes…', TaxTask, automated, press('Yes please')],
  ['Saving…', TaxTask, byHand, press('Configure')],
  ['Saving…', TaxTask, byHand, press("I don't charge sales tax")],
  ['Setting up MailPoet…', MarketingTask, {}, press('Get started: MailPoet')],
  ['Enabling COD…', Payments, { task: { id: 'payments' } }, press('Enable: COD')],
  ['Creating product…', ProductsTask, {}, press('Physical product')],
])('announces "%s"', async (words, Page, options, act) => {
  serve();
  // The live region outlives a page.
  region()?.replaceChildren();
  renderWizard(Page, { admin: withPlugins([]), ...options });

  await act();

  await waitFor(() => expect(region()).toHaveTextContent(words));
});
