export { saveCampaign } from './campaigns';
export type { Campaign } from './campaigns';
export { getInstalledExtensions } from './extensions';
export { toInstalled } from './records';
