import { getPolicy } from './trusted-types';

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
