import { readFileSync, truncateSync, existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { getAllCookies } from './users';
import { readPhpErrors } from './php-server';
import { writeStoreFile, type Branch, type StoreFile } from './site';

/** A worker's own site, used for one store after the other. */
export class WorkerSite {
  readonly #branch: Branch;

  constructor() {
    const { WORDPRESS_SITES = '[]', TEST_PARALLEL_INDEX = '0' } = process.env;
    const branches = JSON.parse(WORDPRESS_SITES) as Branch[];
    const branch = branches[Number(TEST_PARALLEL_INDEX)];
    if (!branch)
      throw new Error('No site was set up for this worker: run the tests by "npm run test:wordpress".');
    this.#branch = branch;
  }

  get url(): string {
    return this.#branch.url;
  }

  /** PHP errors since the last call, or since the current store is used. */
  takePhpErrors(): string[] {
    const complaints = readPhpErrors(this.#branch.log);
    if (existsSync(this.#branch.log)) truncateSync(this.#branch.log);
    return complaints;
  }

  /** Connects the site to another store; data of the previous one is removed. */
  async standBefore(origin: string): Promise<void> {
    this.#write({ origin, cookies: await getAllCookies(origin), id: randomUUID() });
    await fetch(`${this.url}/wp-login.php`);
    this.takePhpErrors();
  }

  /** Invalidates all nonces created so far. */
  expireNonces(): void {
    const store = JSON.parse(readFileSync(this.#branch.storeFile, 'utf8')) as StoreFile;
    this.#write({ ...store, nonces: (store.nonces ?? 0) + 1 });
  }

  #write(store: StoreFile): void {
    writeStoreFile(this.#branch.storeFile, store);
  }
}
