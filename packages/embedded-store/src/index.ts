export { createApp } from './app';
export { createDiskAssets } from './assets';
export type { Asset, Assets, Manifest } from './assets';
export type { StoreContext } from './context';
export { DatabaseFileError, openDatabase } from './database';
