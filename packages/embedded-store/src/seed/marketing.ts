import type { StoreDatabase } from '../database';
import { finishSetUp, getCampaignPath, saveCampaign, setListings } from '../marketing';
import { activatePlugin, installPlugin } from '../site';
import { CAMPAIGNS } from './advertising';
import type { Pricing } from './pricing';

/** The demo store's marketing extensions and their setup status. None of them completes a setup task. */
const EXTENSIONS = [
  ['sample-ads', 'Lighthouse Ads', 'configured'],
  ['sample-social', 'Harbor Social', 'configured'],
  ['sample-market', 'Quayside Market', 'activated'],
  ['automatewoo', 'AutomateWoo', 'configured'],
  ['leadin', 'HubSpot', 'activated'],
  ['klaviyo', 'Klaviyo', 'installed'],
] as const;

/** Marketing data of a store that has tried some extensions: one works, one has errors, one is pending. */
export function seedMarketing(db: StoreDatabase, currency: string, toPrice: Pricing): void {
  for (const [slug, name, status] of EXTENSIONS) {
    installPlugin(db, { slug, name });
    if (status !== 'installed') activatePlugin(db, slug);
    if (status === 'configured') finishSetUp(db, slug);
  }
  setListings(db, 'sample-ads', { status: 'synced', errors: 0 });
  setListings(db, 'sample-social', { status: 'sync-failed', errors: 2 });
  for (const { id, channel, title, cost } of CAMPAIGNS) {
    saveCampaign(db, {
      id,
      channel,
      title,
      manageUrl: getCampaignPath(channel, id),
      cost: cost && toPrice(cost),
      currency,
    });
  }
}
