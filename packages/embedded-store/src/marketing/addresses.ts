/** Path of the pages that a marketing extension would bring; this store has one that stands in for all of them. */
export const EXTENSION_PAGES = '/store/marketing';

export function getExtensionPages(siteUrl: string, slug: string): string {
  return `${siteUrl}${EXTENSION_PAGES}/${slug}`;
}

/** Where a campaign is looked after. */
export function getCampaignPath(channel: string, id: string): string {
  return `${EXTENSION_PAGES}/${channel}#campaign-${id}`;
}
