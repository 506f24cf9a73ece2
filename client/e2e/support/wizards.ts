import type { BrowserContextOptions } from '@playwright/test';
import { expect } from '../fixtures';
import { HOME } from './urls';
import { isInWordPress } from './host';
import type { Shop } from './shop';
import type { UserSession } from './user-session';

/* Shared by wizard tests: types of stores, color and layout variants, and checks. */

const ADDRESSES = {
  GB: { country: 'GB', street: '1 Quay Street', city: 'Bristol', zip: 'BS1 4AB' },
  US: { country: 'US:CA', street: '1 Shattuck Ave', city: 'Berkeley', zip: '94704' },
  /** No states, and no partners for shipping labels. */
  DK: { country: 'DK', street: 'Havnegade 1', city: 'Aarhus', zip: '8000' },
  /** No states, and no tax partner. */
  AQ: { country: 'AQ', street: 'Rue du Port', city: 'Dumont', zip: '98414' },
};

/** Additional variants. The narrow one is right-to-left, too. */
export type Variant = 'dark' | 'narrow';

const OPTIONS: Readonly<Record<Variant, BrowserContextOptions>> = {
  dark: {},
  narrow: { viewport: { width: 320, height: 700 } },
};

/** Opens the home screen of a store with an address in this country and a product to ship. */
export async function openShop(
  shop: Shop,
  country: keyof typeof ADDRESSES,
  variant?: Variant,
): Promise<UserSession> {
  const session = await shop.openSessionAs('admin', variant && OPTIONS[variant]);
  if (variant) await session.context.addInitScript(applyVariant, variant);
  const { country: place, street, city, zip } = ADDRESSES[country];
  const address = {
    woocommerce_default_country: place,
    woocommerce_store_address: street,
    woocommerce_store_city: city,
    woocommerce_store_postcode: zip,
  };
  await session.post('/wc-analytics/settings/general/batch', {
    update: Object.entries(address).map(([id, value]) => ({ id, value })),
  });
  await session.post('/wc-admin/onboarding/profile', { product_types: ['physical'], completed: true });
  // The help highlight would cover a task that is opened again.
  await session.post('/wp/v2/users/me', { woocommerce_meta: { help_panel_highlight_shown: '"yes"' } });
  await session.open(HOME);
  return session;
}

/** A phone in right-to-left layout and dark mode, for finding several kinds of errors at once. */
export async function openDarkRtlSession(shop: Shop): Promise<UserSession> {
  const session = await shop.openSessionAs('admin', OPTIONS.narrow);
  await session.context.addInitScript(applyVariant, 'dark' as const);
  await session.context.addInitScript(applyVariant, 'narrow' as const);
  return session;
}

function applyVariant(variant: Variant): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (variant === 'dark') document.documentElement.dataset['colorScheme'] = 'dark';
    else document.documentElement.dir = 'rtl';
  });
}

/** Checks accessibility and that nothing overflows. */
export async function expectAccessible(session: UserSession, within?: string): Promise<void> {
  expect(await session.accessibilityViolations(within === undefined ? {} : { within })).toEqual([]);
  const overhang = await session.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
}

/** Opens a task from the home screen. */
export async function openTask({ page }: UserSession, task: string): Promise<void> {
  await page.getByRole('link', { name: task, exact: true }).click();
}

/** Checks that a task is complete on the home screen, by its title when complete. */
export async function expectTaskCompleted({ page }: UserSession, title: string): Promise<void> {
  await page.waitForURL((url) => !url.searchParams.has('task'));
  await expect(page.getByText(new RegExp(`^Completed:\\s+${title}$`))).toBeVisible();
}

/** The content of a task's page. */
export const TASK_PAGE = '.sa-task-page';

/* Tasks that do not depend on the store's country, from the home screen to completion. */

export async function addFirstProduct(session: UserSession): Promise<void> {
  const { page } = session;
  await openTask(session, 'Add products');
  await expect(page.getByRole('button', { name: 'Physical product' })).toBeVisible();
  await expectAccessible(session, TASK_PAGE);
  await page.getByRole('button', { name: 'Physical product' }).click();
  if (isInWordPress()) {
    await page.waitForURL(/post\.php\?post=\d+/);
    await page.getByLabel('Product name').fill('Harbor lamp');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('status').getByText('Product published.')).toBeVisible();
  } else {
    await page.waitForURL(/path=%2Fproduct%2F\d+/);
    await page.getByRole('textbox', { name: /^Name/ }).fill('Harbor lamp');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Product published.')).toBeVisible();
  }
  await session.open(HOME);
  await expectTaskCompleted(session, 'You added products');
}

export async function setUpMarketing(session: UserSession): Promise<void> {
  const { page } = session;
  await openTask(session, 'Set up marketing');
  await expect(page.getByRole('button', { name: 'Get started: MailPoet' })).toBeVisible();
  await expectAccessible(session, TASK_PAGE);
  await page.getByRole('button', { name: 'Get started: MailPoet' }).click();
  await expect(page.getByText('MailPoet is installed and active')).toBeVisible();
  await expectTaskCompleted(session, 'You added sales channels');
}

/** Skips every step. */
export async function skipPersonalization(session: UserSession): Promise<void> {
  const { page } = session;
  const steps = page.getByRole('heading', { name: /^Step \d of/ });
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await openTask(session, 'Personalize your store');
  await expect(skip).toBeVisible();
  const count = await steps.count();
  for (let step = 1; step <= count; step++) {
    await expect(
      page.locator('[aria-current="step"]').getByRole('heading', { name: `Step ${step} of ` }),
    ).toBeVisible();
    await expect(skip).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await skip.click();
  }
  await expectTaskCompleted(session, 'You personalized your store');
}
