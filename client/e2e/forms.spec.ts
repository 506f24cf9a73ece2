import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GENERAL_BATCH, HOME, SHIPPING_TASK } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop();

const QUEUE = 'woocommerce_admin_transient_notices_queue';
const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1360, height: 800 };

interface FormCase {
  address: string;
  field: string;
  value: string;
  button: string;
  /** The path that saves it. */
  path: string;
  failed: string;
  done: string;
}

const SETTINGS: FormCase = {
  address: `${HOME}&path=%2Fsettings%2Fgeneral`,
  field: 'Address line 1',
  value: 'Pier 4',
  button: 'Save changes',
  path: GENERAL_BATCH,
  failed: 'There was an error saving your settings. Please try again.',
  done: 'Your settings have been successfully saved.',
};

const SHIPPING: FormCase = {
  address: SHIPPING_TASK,
  field: 'Street address',
  value: 'Pier 5',
  button: 'Continue',
  path: GENERAL_BATCH,
  failed: 'There was a problem saving your store location',
  done: 'Step 1 of',
};

const STORE_DETAILS: FormCase = {
  ...SHIPPING,
  address: `${HOME}&task=store_details`,
  value: 'Pier 6',
  button: 'Save',
  done: 'Store details',
};

test.beforeAll(async () => {
  const session = await shop.openSessionAs('admin');
  await session.setOption('woocommerce_default_country', 'GB');
  await session.setOption('woocommerce_product_tour_modal_hidden', 'yes');
});

async function productCase(session: UserSession): Promise<FormCase> {
  await session.open(HOME);
  const { id } = await call<{ id: number }>(session.page, '/wc/v3/products', {
    name: 'Mug',
    status: 'publish',
    regular_price: '8',
  });
  return {
    address: `${HOME}&path=%2Fproduct%2F${id}`,
    field: 'Name',
    value: 'Harbor mug',
    button: 'Update',
    path: `/wc/v3/products/${id}`,
    failed: 'Failed to update product.',
    done: 'Product successfully updated.',
  };
}

const fieldOf = (page: Page, { field }: FormCase) => page.getByRole('textbox', { name: field }).first();
const buttonOf = (page: Page, { button }: FormCase) =>
  page.getByRole('button', { name: button, exact: true });

async function open(session: UserSession, form: FormCase): Promise<void> {
  const { page } = session;
  await session.open(form.address);
  if (form === SHIPPING) {
    const opener = page.getByRole('button', { name: /Set store location/ });
    await expect(fieldOf(page, form).or(opener).first()).toBeVisible();
    if (!(await fieldOf(page, form).isVisible())) await opener.click();
  }
  await expect(fieldOf(page, form)).toBeVisible();
}

for (const [name, make] of [
  ['settings', async () => SETTINGS],
  ['the shipping store location', async () => SHIPPING],
  ['store details', async () => STORE_DETAILS],
  ['a product', productCase],
] satisfies [string, (session: UserSession) => Promise<FormCase>][]) {
  test(`${name}: a failed save hides the draft notice, the next clears the error`, async () => {
    const session = await shop.openSessionAs('admin');
    session.allowConsoleMessage(/status of 500/);
    const { page } = session;
    const form = await make(session);
    await open(session, form);
    await fieldOf(page, form).fill(form.value);
    await page.reload();
    await expect(page.getByText('Your unsaved changes were restored').first()).toBeVisible();
    await shop.store.setFaults([
      { path: form.path, method: 'POST', kind: 'status', status: 500, times: 1 },
      { path: form.path, method: 'PUT', kind: 'status', status: 500, times: 1 },
    ]);

    await buttonOf(page, form).click();
    await expect(page.getByText(form.failed).first()).toBeVisible();
    await expect(page.getByText('Your unsaved changes were restored')).toHaveCount(0);
    await expect(fieldOf(page, form)).toHaveValue(form.value);

    await shop.store.setFaults([]);
    await buttonOf(page, form).click();
    await expect(page.getByText(form.done).first()).toBeVisible();
    await expect(page.getByText(form.failed)).toHaveCount(0);
  });
}

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`three errors on ${device}`, () => {
    for (const [name, form] of [
      ['settings', SETTINGS],
      ['the shipping store location', SHIPPING],
      ['store details', STORE_DETAILS],
      ['analytics settings', { ...SETTINGS, address: `${HOME}&path=%2Fanalytics%2Fsettings` }],
    ] satisfies [string, FormCase][]) {
      test(`do not cover the buttons of ${name}`, async () => {
        const session = await shop.openSessionAs('admin', { viewport });
        session.allowConsoleMessage(/status of 500/);
        const { page } = session;
        const button = name === 'analytics settings' ? 'Save settings' : form.button;
        const shown = { ...form, button };
        await session.setOption(QUEUE, Object.fromEntries(['a', 'b', 'c'].map((id) => [id, buildError(id)])));
        if (name === 'analytics settings') await session.open(form.address);
        else await open(session, form);
        await expect(buttonOf(page, shown)).toBeVisible();
        await expect(page.locator('.sa-snackbar')).toHaveCount(3);

        await buttonOf(page, shown).focus();
        await expect.poll(() => listCovered(page, button)).toEqual([]);
        for (const share of [0, 0.25, 0.5, 0.75, 0.9, 1]) {
          await page.evaluate((part) => {
            window.scrollTo(0, part * document.documentElement.scrollHeight);
          }, share);
          // A sticky bar is never covered; others can be scrolled into view.
          if (share === 1 || name === 'settings') await expect.poll(() => listCovered(page)).toEqual([]);
        }
        await session.setOption(QUEUE, {});
      });
    }
  });
}

const buildError = (id: string) => ({
  id,
  status: 'error',
  content: `Something of the store could not be saved (${id}). Check what you typed and try again in a moment.`,
  options: { explicitDismiss: true },
});

/** Names of the form's buttons (or of one button) that are covered by messages. */
const listCovered = (page: Page, name?: string) =>
  page.evaluate((only) => {
    const list = document.querySelector('.sa-snackbar-list');
    const cover = list?.getBoundingClientRect();
    if (!cover) return ['no messages'];
    return [
      ...document.querySelectorAll<HTMLElement>('.sa-save-form__actions button, .sa-save-form__actions a'),
    ]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
      })
      .map((button) => button.innerText)
      .filter((text) => only === undefined || text === only);
  }, name);

test('the first click shows all errors even when an error moves the button', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(`${HOME}&path=%2Fsettings%2Fproducts&section=inventory`);
  const fields = ['Low stock threshold', 'Out of stock threshold'].map((name) =>
    page.getByRole('textbox', { name }),
  );
  for (const field of fields) await field.fill('a few');

  await buttonOf(page, SETTINGS).click();

  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  for (const field of fields) await field.fill('3');
  await buttonOf(page, SETTINGS).click();
  await expect(page.getByText(SETTINGS.done)).toBeVisible();

  await open(session, SHIPPING);
  await fieldOf(page, SHIPPING).fill('Pier 10');
  await buttonOf(page, SHIPPING).click();
  const rate = page.getByLabel('Shipping cost').first();
  await expect(rate).toBeVisible();
  await rate.fill('a few');
  const place = await buttonOf(page, SHIPPING).boundingBox();
  await buttonOf(page, SHIPPING).click();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect
    .poll(async () => (await buttonOf(page, SHIPPING).boundingBox())?.y)
    .toBeGreaterThan(place?.y ?? 0);
  // The click that revealed it still counts: the form shows all errors.
  await expect(rate).toBeFocused();
});
