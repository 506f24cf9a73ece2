import { all, first, integer, run, text } from '../database';
import type { Row, StoreDatabase } from '../database';
import { getTextOption } from '../site';
import { getCampaignPath } from './addresses';

/** An advertisement that a sales channel shows. */
export interface Campaign {
  id: string;
  /** Slug of the channel's plugin. */
  channel: string;
  title: string;
  /** An address, or a path of this site. */
  manageUrl: string;
  /** Money as decimal text; empty for one without a price. */
  cost: string;
  currency: string;
}

/** Campaigns of these channels, in their order, and how many there are in all. */
export function findCampaigns(
  db: StoreDatabase,
  channels: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): { campaigns: Campaign[]; total: number } {
  const from = 'FROM campaigns JOIN json_each(?) AS asked ON asked.value = channel';
  const slugs = JSON.stringify(channels);
  const rows = all(
    db,
    `SELECT campaigns.* ${from} ORDER BY asked.key, length(campaigns.id), campaigns.id LIMIT ? OFFSET ?`,
    slugs,
    limit,
    offset,
  );
  return {
    campaigns: rows.map(toCampaign),
    total: integer(first(db, `SELECT count(*) AS total ${from}`, slugs), 'total'),
  };
}

/** Channels report their campaigns here; one that is known already is replaced. */
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

/** A campaign is over. */
export function endCampaign(db: StoreDatabase, channel: string, id: string): void {
  run(db, 'DELETE FROM campaigns WHERE channel = ? AND id = ?', channel, id);
}

/** A campaign of somebody who runs the shop, in its currency; without a name there is none. */
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
