import type { FullConfig } from '@playwright/test';
import { StoreProcess } from './support/store-process';
import type { ExternalSite } from './wordpress/external-site';
import { WordPressSite, type Branch } from './wordpress/site';
import { SiteCopy } from './wordpress/site-copy';

type End = () => Promise<void>;

/**
 * Prepares what all tests depend on, and passes it to the workers in environment variables. Returns a function that
 * removes it after the last test.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright Test asks for it.
export default async function setUp({ workers }: FullConfig): Promise<End> {
  const { E2E_HOST } = process.env;
  if (E2E_HOST === 'external') return prepareExternalSite();
  const ends = await Promise.all([seed(), ...(E2E_HOST === 'wordpress' ? [startSites(workers)] : [])]);
  return async () => void (await Promise.all(ends.map((end) => end())));
}

/** Seeds one store; most tests start with a copy of it. */
async function seed(): Promise<End> {
  const store = new StoreProcess();
  await store.start();
  await store.stop();
  process.env['STORE_SEED'] = store.file;
  return () => store.dispose();
}

/** Sets up one site for each worker. */
async function startSites(workers: number): Promise<End> {
  const site = new WordPressSite();
  await site.start({ origin: 'http://127.0.0.1', cookies: {} });
  const branches: Branch[] = [site.branch];
  while (branches.length < workers) branches.push(await site.openBranch());
  process.env['WORDPRESS_SITES'] = JSON.stringify(branches);
  return () => site.dispose();
}

/** Copies the site in the folder `SITE_DIR`, or uses the one at `SITE_URL` unchanged. */
async function prepareExternalSite(): Promise<End> {
  const { SITE_DIR, SITE_URL = '' } = process.env;
  let site: ExternalSite = { url: SITE_URL.replace(/\/$/, '') };
  let end: End = async () => {};
  if (SITE_DIR !== undefined) {
    const copy = new SiteCopy(SITE_DIR);
    const versions = await copy.start();
    site = copy.description;
    process.stdout.write(`\n${versions}, a copy at ${site.url}\n`);
    end = () => copy.dispose();
  }
  process.env['EXTERNAL_SITE'] = JSON.stringify(site);
  return end;
}
