import type { Config } from 'dompurify';

export type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

let policy: Policy | undefined;

/**
 * The page's only way from a string to HTML where the Content-Security-Policy requires Trusted Types.
 * It lets everything through, so it stays inside this package: callers sanitise or escape first.
 * `undefined` where the browser knows no Trusted Types.
 */
export function getPolicy(): Policy | undefined {
  // Not yet among the compiler's DOM types.
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= factory?.createPolicy('store-admin', { createHTML: (html) => html });
  return policy;
}
