import type { Config } from 'dompurify';

export type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Policy;
}

interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

/**
 * The Trusted Types policy for creating HTML and script URLs from strings. It does not sanitize, so it must not be
 * exported from this package: callers sanitize, escape or validate first. `undefined` if the browser does not support
 * Trusted Types.
 */
export function getPolicy(): Policy | undefined {
  // Not in TypeScript's DOM types yet.
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= factory?.createPolicy('store-admin', {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  });
  return policy;
}
