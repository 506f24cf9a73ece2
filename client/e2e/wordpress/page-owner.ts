import type { Page } from '@playwright/test';

/** Which client renders a page: none if WooCommerce has no dashboard, and both if two clients conflict. */
export type PageOwner = 'ours' | 'stock' | 'both' | 'nobody';

/** Checks the scripts of a page of WooCommerce or its stub. */
export function getPageOwner(page: Page): Promise<PageOwner> {
  return page.evaluate(() => {
    const sources = [...document.scripts].map(({ src }) => src);
    const ours = sources.some((src) => src.includes('/plugins/store-admin/build/'));
    // The client, or its replacement on settings pages of newer versions.
    const stock = sources.some((src) =>
      /\/plugins\/woocommerce\/(?:stock|settings-embed|.*\/(?:app\/index|settings-embed|embed\/index)(?:\.min)?)\.js/.test(
        src,
      ),
    );
    if (ours) return stock ? 'both' : 'ours';
    return stock ? 'stock' : 'nobody';
  });
}

/** Waits until the stock client has rendered its content. */
export async function waitForStockClient(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#root, #woocommerce-embedded-root')?.textContent?.trim() &&
      [...document.scripts].some(({ src }) => /\/plugins\/woocommerce\/.*(?:stock|app\/index)/.test(src)),
  );
}
