import { getGateway, updateGateway } from '../../../sales/gateways/queries';
import { getOption } from '../../../site/options/queries';
import { activatePlugin, installPlugin } from '../../../site/plugins/queries';
import { openTestShop } from '../../testing/test-shop';

const PAGE = '/wp-admin/admin.php?page=wc-settings&tab=checkout';

const shop = openTestShop();

function activate(slug: string): void {
  installPlugin(shop.store.context.db, { slug, name: slug });
  activatePlugin(shop.store.context.db, slug);
}

const gateway = (id: string) => getGateway(shop.store.context.db, id);

test('a gateway has a section while its plugin is active', async () => {
  const section = `${PAGE}&section=stripe`;
  expect((await shop.owner.open(section)).status).toBe(404);
  activate('woocommerce-gateway-stripe');

  const { document } = await shop.owner.open(section);

  expect(document.querySelector('.subsubsub [aria-current]')?.textContent).toBe('Stripe');
  expect(document.querySelector('input[type="password"]')?.id).toBe('woocommerce_stripe_secret_key');
  expect(document.body.textContent).toContain('Some required settings are missing.');
});

test('the list of payment methods links to each section', async () => {
  activate('woocommerce-gateway-stripe');

  const { document } = await shop.owner.open(PAGE);

  const link = document.querySelector('[data-gateway_id="stripe"] a');
  expect(link?.getAttribute('href')).toBe(`${PAGE}&section=stripe`);
  expect(link?.textContent).toBe('Manage Credit card (Stripe)');
});

test('submitting an unchanged form changes nothing', async () => {
  await shop.owner.submit(`${PAGE}&section=cod`);

  expect(getOption(shop.store.context.db, 'woocommerce_cod_settings')).toBeUndefined();
});

test('saves the typed values', async () => {
  activate('woocommerce-mercadopago');
  const id = 'woo-mercado-pago-custom';

  const response = await shop.owner.submit(`${PAGE}&section=${id}`, {
    [`woocommerce_${id}_enabled`]: '1',
    [`woocommerce_${id}_title`]: 'Wallet',
    [`woocommerce_${id}_description`]: 'Quick & easy',
    [`woocommerce_${id}_public_key`]: 'pk',
    [`woocommerce_${id}_access_token`]: 'at',
  });

  expect(response.status).toBe(303);
  expect(gateway(id)).toMatchObject({
    isEnabled: true,
    title: 'Wallet',
    description: 'Quick & easy',
    needsSetup: false,
  });
});

test('checkboxes and lists are cleared when nothing is sent', async () => {
  updateGateway(shop.store.context.db, 'cod', {
    isEnabled: true,
    settings: { enable_for_methods: ['flat_rate'] },
  });

  await shop.owner.submit(`${PAGE}&section=cod`, {
    woocommerce_cod_enabled: undefined,
    woocommerce_cod_enable_for_virtual: undefined,
    'woocommerce_cod_enable_for_methods[]': [],
  });

  expect(gateway('cod')).toMatchObject({
    isEnabled: false,
    settings: { enable_for_virtual: { value: 'no' }, enable_for_methods: { value: [] } },
  });
});

test('an invalid value is rejected, and the typed text stays', async () => {
  activate('klarna-payments-for-woocommerce');

  const response = await shop.owner.submit(`${PAGE}&section=klarna_payments`, {
    woocommerce_klarna_payments_title: 'Later',
    woocommerce_klarna_payments_region: 'moon',
  });

  expect(response.status).toBe(400);
  expect(await response.text()).toContain('value="Later"');
  expect(gateway('klarna_payments')?.title).toBe('Klarna');
});

test('every field has a label', async () => {
  activate('klarna-payments-for-woocommerce');

  const { document } = await shop.owner.open(`${PAGE}&section=klarna_payments`);

  const fields = [...document.querySelectorAll<HTMLInputElement>('#mainform :is(input, select, textarea)')];
  const nameless = fields.filter(({ type, labels }) => type !== 'hidden' && !labels?.length);
  expect(fields.length).toBeGreaterThan(6);
  expect(nameless.map(({ id }) => id)).toEqual([]);
});
