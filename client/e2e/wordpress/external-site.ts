import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPhpErrors } from './php-server';

/** A WordPress with WooCommerce, provided by the user who runs the tests. */
export interface ExternalSite {
  readonly url: string;
  /** The folder of its copy; omitted for a read-only run on the site itself. */
  readonly root?: string;
  /** PHP's error log, on a copy. */
  readonly log?: string;
}

/** Functions that tests use on a site in addition to visiting it. */
export interface TestedSite {
  readonly url: string;
  /** PHP errors of our plugin. */
  readonly complaints: string[];
  /** Runs PHP statements in WordPress; returns their output. */
  run(statements: string): string;
  /** Adds a plugin that is always active. */
  addPlugin(name: string, source: string): void;
}

/** The site provided for this run, if any. */
export function getExternalSite(): ExternalSite | undefined {
  const { EXTERNAL_SITE } = process.env;
  return EXTERNAL_SITE === undefined ? undefined : (JSON.parse(EXTERNAL_SITE) as ExternalSite);
}

/** The same for tests. */
export function createTestedSite(site: ExternalSite): TestedSite {
  const { url, root = '', log } = site;
  return {
    url,
    get complaints() {
      const all = log === undefined ? [] : readPhpErrors(log);
      // Errors of WooCommerce and other plugins are ignored.
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

/** Runs statements that print JSON in the copy of the provided site, and returns the value. */
export function evaluateInExternalSite(statements: string): unknown {
  const site = getExternalSite();
  if (!site) throw new Error('The walk needs the copy of a site that was provided.');
  return JSON.parse(createTestedSite(site).run(statements));
}

/** Runs a file in the folder of a copy; returns its output. */
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
