import { all, first, integer, run, text } from '../database';
import type { Row, StoreDatabase } from '../database';
import { getTextOption } from '../site';
import { getCampaignPath } from './addresses';

/** An advertising campaign on a sales channel. */
export interface Campaign {
  id: string;
  /** Slug of the channel's plugin. */
  channel: string;
  title: string;
  /** A URL, or a path on this site. */
  manageUrl: string;
  /** Decimal text; empty if there is no cost. */
  cost: string;
  currency: string;
}

/** Campaigns of these channels, in their order, and their total number. */
export function findCampaigns(
  db: StoreDatabase,
  channels: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): { campaigns: Campaign[]; total: number } {
  const from = 'FROM campaigns JOIN json_each(?) AS requested ON requested.value = channel';
  const slugs = JSON.stringify(channels);
  const rows = all(
    db,
    `SELECT campaigns.* ${from} ORDER BY requested.key, length(campaigns.id), campaigns.id LIMIT ? OFFSET ?`,
    slugs,
    limit,
    offset,
  );
  return {
    campaigns: rows.map(toCampaign),
    total: integer(first(db, `SELECT count(*) AS total ${from}`, slugs), 'total'),
  };
}

/** Adds or replaces a campaign that a channel reports. */
export function saveCampaign(db: StoreDatabase, campaign: Campaign): void {
  run(
    db,
    `INSERT OR REPLACE INTO campaigns (id, channel, title, manage_url, cost, currency) VALUES (?, ?, ?, ?, ?, ?)`,
    campaign.id,
    campaign.channel,
    campaign.title,
    campaign.manageUrl,
    campaign.cost,
    campaign.currency,
  );
}

/** Removes a campaign that has ended. */
export function endCampaign(db: StoreDatabase, channel: string, id: string): void {
  run(db, 'DELETE FROM campaigns WHERE channel = ? AND id = ?', channel, id);
}

/** Creates a campaign for a user, in the store's currency; a campaign without a name is not created. */
export function placeCampaign(
  db: StoreDatabase,
  channel: string,
  { title, cost }: { title: string; cost: string },
): void {
  if (title.trim() === '') return;
  const numbers = all(db, 'SELECT id FROM campaigns WHERE channel = ?', channel).map((row) =>
    Number(text(row, 'id')),
  );
  const id = String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1);
  saveCampaign(db, {
    id,
    channel,
    title: title.trim(),
    manageUrl: getCampaignPath(channel, id),
    cost: /^\d+(\.\d+)?$/.test(cost) ? cost : '',
    currency: getTextOption(db, 'woocommerce_currency', 'USD'),
  });
}

const toCampaign = (row: Row): Campaign => ({
  id: text(row, 'id'),
  channel: text(row, 'channel'),
  title: text(row, 'title'),
  manageUrl: text(row, 'manage_url'),
  cost: text(row, 'cost'),
  currency: text(row, 'currency'),
});
