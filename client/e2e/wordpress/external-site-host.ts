import { createTestedSite, type ExternalSite, type TestedSite } from './external-site';

/** The flag with which tests enable features of the embedded store, as `--features=a,b` or followed by the names. */
const FLAG = /^--features(?:=(.*))?$/;

/** Options that enable a feature too, by feature. */
const CHOSEN = {
  'new-product-management-experience': 'woocommerce_new_product_management_enabled',
  settings: 'woocommerce_settings_enabled',
};

/** The plugin that enables the features for a test file on a copy. */
const PLUGIN = 'store-admin-tests';

/** The copy of a provided site, with its own store instead of the embedded one. */
export class ExternalSiteHost {
  readonly #site: TestedSite;
  readonly #features: readonly string[];
  #complaints = 0;
  #nonces = 0;

  /** @param flags as for the embedded store; only features are used */
  constructor(site: ExternalSite, flags: readonly string[]) {
    this.#site = createTestedSite(site);
    this.#features = featuresIn(flags);
  }

  get url(): string {
    return this.#site.url;
  }

  /** Enables the features that the tests request. */
  begin(): void {
    this.#write();
  }

  /** Disables them again. */
  end(): void {
    this.#site.run(`@unlink( WPMU_PLUGIN_DIR . '/${PLUGIN}.php' );`);
  }

  /** PHP errors since the last call. */
  takePhpErrors(): string[] {
    const fresh = this.#site.complaints.slice(this.#complaints);
    this.#complaints += fresh.length;
    return fresh;
  }

  /** Invalidates all nonces created so far. */
  expireNonces(): void {
    this.#nonces += 1;
    this.#write();
  }

  #write(): void {
    const names = this.#features.map((name) => `'${name}'`).join(', ');
    const chosen = Object.entries(CHOSEN).map(
      ([feature, option]) =>
        `add_filter( 'pre_option_${option}', fn() => '${this.#features.includes(feature) ? 'yes' : 'no'}' );`,
    );
    this.#site.addPlugin(
      PLUGIN,
      `<?php
      add_filter( 'woocommerce_admin_features', fn( $known ) => array_values( array_unique( array_merge( $known, array( ${names} ) ) ) ), 99 );
      add_filter( 'salt', fn( $salt, $scheme ) => 'nonce' === $scheme ? $salt . '${this.#nonces}' : $salt, 10, 2 );
      ${chosen.join('\n')}`,
    );
  }
}

function featuresIn(flags: readonly string[]): string[] {
  const index = flags.findIndex((flag) => FLAG.test(flag));
  const [, named = flags[index + 1]] = FLAG.exec(flags[index] ?? '') ?? [];
  return index === -1 ? [] : (named?.split(',') ?? []);
}
