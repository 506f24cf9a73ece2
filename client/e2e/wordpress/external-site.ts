import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPhpErrors } from './php-server';

/** A WordPress with WooCommerce that whoever runs the tests brought. */
export interface ExternalSite {
  readonly url: string;
  /** The folder of its copy; left out where the site itself is looked at, and nothing of it may be changed. */
  readonly root?: string;
  /** Where PHP writes what it complains about, on a copy. */
  readonly log?: string;
}

/** What tests do with a site beside visiting it. */
export interface TestedSite {
  readonly url: string;
  /** What PHP complained about, as far as it is ours. */
  readonly complaints: string[];
  /** Runs statements inside WordPress; gives what they print. */
  run(statements: string): string;
  /** Adds a plugin that is active from now on, whatever the list of plugins says. */
  addPlugin(name: string, source: string): void;
}

/** The site that was brought for this run, if any. */
export function getExternalSite(): ExternalSite | undefined {
  const { BROUGHT_SITE } = process.env;
  return BROUGHT_SITE === undefined ? undefined : (JSON.parse(BROUGHT_SITE) as ExternalSite);
}

/** The same for tests. */
export function testedSite(site: ExternalSite): TestedSite {
  const { url, root = '', log } = site;
  return {
    url,
    get complaints() {
      const all = log === undefined ? [] : readPhpErrors(log);
      // What the shop plugin and its neighbors have to say is no matter of ours.
      return all.filter((entry) => entry.includes('/plugins/store-admin/'));
    },
    run(statements) {
      writeFileSync(join(root, 'run.php'), `<?php require __DIR__ . '/wp-load.php'; ${statements}`);
      return runPhp(site, 'run.php');
    },
    addPlugin(name, source) {
      writeFileSync(join(root, 'wp-content/mu-plugins', `${name}.php`), source);
    },
  };
}

/** What statements print as JSON in the copy of a site that was brought for this run. */
export function evaluateInExternalSite(statements: string): unknown {
  const site = getExternalSite();
  if (!site) throw new Error('The walk needs the copy of a site that was brought.');
  return JSON.parse(testedSite(site).run(statements));
}

/** Runs a file in the folder of a copy; gives what it prints. */
export function runPhp({ root, url }: ExternalSite, file: string, ...given: string[]): string {
  if (root === undefined) throw new Error('This site is only looked at: nothing can be run in it.');
  const { host, pathname } = new URL(url);
  return execFileSync(
    'php',
    ['-d', 'display_errors=stderr', '-d', 'sendmail_path=/bin/true', file, ...given],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HTTP_HOST: host, REQUEST_URI: `${pathname.replace(/\/$/, '')}/${file}` },
    },
  );
}
