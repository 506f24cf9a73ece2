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
 * The page's only way from a string to HTML, or to the address of a script, where the Content-Security-Policy requires Trusted Types.
 * It lets everything through, so it stays inside this package: callers sanitize, escape or check first.
 * `undefined` where the browser knows no Trusted Types.
 */
export function getPolicy(): Policy | undefined {
  // Not yet among the compiler's DOM types.
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= factory?.createPolicy('store-admin', {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  });
  return policy;
}
