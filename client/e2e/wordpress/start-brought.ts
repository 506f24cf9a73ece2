import { startBrowserServer } from '../support/browser-server';
import type { BroughtSite } from './brought';
import { SiteCopy } from './site-copy';

/**
 * Before the journeys on a site that was brought: copies the one in the folder `SITE_DIR`, or takes the one at `SITE_URL` as it
 * is. The tests find it in `BROUGHT_SITE`.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default async function startBrought(): Promise<void> {
  await startBrowserServer();
  const { SITE_DIR, SITE_URL = '' } = process.env;
  let site: BroughtSite = { url: SITE_URL.replace(/\/$/, '') };
  if (SITE_DIR !== undefined) {
    const copy = new SiteCopy(SITE_DIR);
    Object.assign(globalThis, { siteCopy: copy });
    const versions = await copy.start();
    site = copy.description;
    process.stdout.write(`\n${versions}, a copy at ${site.url}\n`);
  }
  process.env['BROUGHT_SITE'] = JSON.stringify(site);
}
