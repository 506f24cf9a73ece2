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

/**
 * Converts a URL for the `src` of a script element, as required by a Content-Security-Policy with Trusted Types.
 * @throws TypeError when it is not http(s); whether what is there can be trusted is for the caller to know
 */
export function toScriptUrl(address: string): string {
  const { protocol, href } = new URL(address, document.baseURI);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new TypeError(`No script is loaded from "${address}".`);
  }
  // A TrustedScriptURL if there is a policy; TypeScript's DOM types only accept strings.
  return (getPolicy()?.createScriptURL(href) ?? href) as string;
}
