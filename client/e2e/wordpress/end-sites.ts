import { forgetSeed } from '../support/forget-seed';
import type { WordPressSite } from './site';

/** After the journeys in WordPress: ends and removes what `startSites` set up. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default async function endSites(): Promise<void> {
  const { wordPressSite } = globalThis as { wordPressSite?: WordPressSite };
  await wordPressSite?.dispose();
  await forgetSeed();
}
