import { getPolicy } from './trusted-types';

/**
 * An address as the `src` of a script element takes it, also where the Content-Security-Policy requires Trusted Types.
 * @throws TypeError when it is not http(s); whether what is there can be trusted is for the caller to know
 */
export function toScriptUrl(address: string): string {
  const { protocol, href } = new URL(address, document.baseURI);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new TypeError(`No script is loaded from "${address}".`);
  }
  // An object of the policy's where there is one; the compiler's DOM types take only strings.
  return (getPolicy()?.createScriptURL(href) ?? href) as string;
}
