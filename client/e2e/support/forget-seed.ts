import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { endBrowserServer } from './browser-server';

/** After the journeys of a run: removes what `seed` made, and ends the browser. */
export async function forgetSeed(): Promise<void> {
  await endBrowserServer();
  const { STORE_SEED } = process.env;
  if (STORE_SEED) rmSync(dirname(STORE_SEED), { recursive: true, force: true });
}

// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default forgetSeed;
