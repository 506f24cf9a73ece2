import type { Config } from 'jest';
import { seed } from '../support/seed';
import { WordPressSite, type Branch } from './site';

/**
 * Before the journeys in WordPress: sets up one site for each worker of Jest. They are named in `WORDPRESS_SITES`, which
 * the workers inherit.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default async function startSites({ maxWorkers }: Config): Promise<void> {
  const site = new WordPressSite();
  Object.assign(globalThis, { wordPressSite: site });
  await Promise.all([seed(), site.start({ origin: 'http://127.0.0.1', cookies: {} })]);
  const branches: Branch[] = [site.branch];
  while (branches.length < Number(maxWorkers)) branches.push(await site.openBranch());
  process.env['WORDPRESS_SITES'] = JSON.stringify(branches);
}
