export { EXTENSION_PAGES, getCampaignPath } from './addresses';
export { endCampaign, findCampaigns, placeCampaign, saveCampaign } from './campaigns';
export { findInstalledExtension, finishSetUp, getInstalledExtensions } from './extensions';
export type { InstalledExtension } from './extensions';
export { LISTING_STATUSES, getListings, setListings } from './listings';
export { toInstalled } from './record';
export { marketingRoutes } from './routes';
