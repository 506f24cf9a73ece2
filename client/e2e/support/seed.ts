import { startBrowserServer } from './browser-server';
import { StoreProcess } from './store-process';

/**
 * Before the journeys of a run: starts their browser, and fills one store, on whose copies every file of journeys begins that asks for nothing
 * else. It is named in `STORE_SEED`, which the workers of Jest inherit.
 */
export async function seed(): Promise<void> {
  await startBrowserServer();
  if (process.env['STORE_SEED']) return;
  const store = new StoreProcess();
  await store.start();
  await store.stop();
  process.env['STORE_SEED'] = store.file;
}

// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default seed;
