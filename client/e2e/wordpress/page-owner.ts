import type { Page } from '@playwright/test';

/** Whose a page is: nobody's where the shop plugin has no dashboard, and both where two clients fight over it. */
export type PageOwner = 'ours' | 'stock' | 'both' | 'nobody';

/** Looks at the scripts of a page of either the shop plugin or the stand-in for it. */
export function getPageOwner(page: Page): Promise<PageOwner> {
  return page.evaluate(() => {
    const sources = [...document.scripts].map(({ src }) => src);
    const ours = sources.some((src) => src.includes('/plugins/store-admin/build/'));
    // The client, and what newer versions have in its place on pages of settings.
    const stock = sources.some((src) =>
      /\/plugins\/woocommerce\/(?:stock|settings-embed|.*\/(?:app\/index|settings-embed|embed\/index)(?:\.min)?)\.js/.test(
        src,
      ),
    );
    if (ours) return stock ? 'both' : 'ours';
    return stock ? 'stock' : 'nobody';
  });
}

/** Waits until the stock client has rendered something. */
export async function seeStock(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#root, #woocommerce-embedded-root')?.textContent?.trim() &&
      [...document.scripts].some(({ src }) => /\/plugins\/woocommerce\/.*(?:stock|app\/index)/.test(src)),
  );
}
