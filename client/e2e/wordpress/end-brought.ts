import { endBrowserServer } from '../support/browser-server';
import type { SiteCopy } from './site-copy';

/** After the journeys on a site that was brought: removes its copy. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default async function endBrought(): Promise<void> {
  const { siteCopy } = globalThis as { siteCopy?: SiteCopy };
  await siteCopy?.dispose();
  await endBrowserServer();
}
