/** Path of the pages that a marketing extension would provide; in this store, one page replaces them all. */
export const EXTENSION_PAGES = '/store/marketing';

export function getExtensionPages(siteUrl: string, slug: string): string {
  return `${siteUrl}${EXTENSION_PAGES}/${slug}`;
}

/** The path of a campaign's management page. */
export function getCampaignPath(channel: string, id: string): string {
  return `${EXTENSION_PAGES}/${channel}#campaign-${id}`;
}
