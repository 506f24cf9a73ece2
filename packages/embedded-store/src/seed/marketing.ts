import type { StoreDatabase } from '../database';
import { finishSetUp, getCampaignPath, saveCampaign, setListings } from '../marketing';
import { activatePlugin, installPlugin } from '../site';
import { CAMPAIGNS } from './advertising';
import type { Pricing } from './pricing';

/** Extensions of the demo shop, none of which the setup list waits for, and how far each is. */
const EXTENSIONS = [
  ['sample-ads', 'Lighthouse Ads', 'configured'],
  ['sample-social', 'Harbor Social', 'configured'],
  ['sample-market', 'Quayside Market', 'activated'],
  ['automatewoo', 'AutomateWoo', 'configured'],
  ['leadin', 'HubSpot', 'activated'],
  ['klaviyo', 'Klaviyo', 'installed'],
] as const;

/** Marketing as somebody has it who has tried a few things: something works, something does not, something waits. */
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
