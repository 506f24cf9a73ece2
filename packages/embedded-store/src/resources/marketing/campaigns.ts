import { all, first, integer, run, text } from '../../database';
import type { StoreDatabase } from '../../database';

/** An advertisement that a sales channel shows. */
export interface Campaign {
  id: string;
  /** Slug of the channel's plugin. */
  channel: string;
  title: string;
  manageUrl: string;
  /** Money as decimal text. */
  cost: string;
  currency: string;
}

/** Campaigns of these channels, and how many there are in all. */
export function findCampaigns(
  db: StoreDatabase,
  channels: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): { campaigns: Campaign[]; total: number } {
  const from = 'FROM campaigns WHERE channel IN (SELECT value FROM json_each(?))';
  const slugs = JSON.stringify(channels);
  const rows = all(db, `SELECT * ${from} ORDER BY channel, id LIMIT ? OFFSET ?`, slugs, limit, offset);
  return {
    campaigns: rows.map((row) => ({
      id: text(row, 'id'),
      channel: text(row, 'channel'),
      title: text(row, 'title'),
      manageUrl: text(row, 'manage_url'),
      cost: text(row, 'cost'),
      currency: text(row, 'currency'),
    })),
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
