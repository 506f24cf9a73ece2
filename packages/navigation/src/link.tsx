import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { isWCAdmin, navigateTo, isDashboardUrl, safeUrl } from './addresses';

/** Dashboard pages (`wc-admin`) open without a page load; the host's pages and other sites are ordinary links. */
export type LinkType = 'wc-admin' | 'wp-admin' | 'external';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Derived from the URL if omitted. */
  type?: LinkType;
}

/** A link that opens dashboard pages without a page load. URLs that are not http(s) or relative are removed. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, type, onClick, children, ...rest },
  ref,
) {
  const address = safeUrl(href);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (address === undefined || event.defaultPrevented) return;
    const staysHere = type === undefined || type === 'wc-admin';
    if (staysHere && isPlainClick(event, event.currentTarget) && isWCAdmin() && isDashboardUrl(address)) {
      event.preventDefault();
      navigateTo({ url: address });
    }
  }

  return (
    <a {...rest} ref={ref} href={address} onClick={follow}>
      {children}
    </a>
  );
});

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** False for clicks that have another effect in the browser: opening a new tab or window, or downloading. */
export function isPlainClick(event: Click, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const opensHere = link.target === '' || link.target === '_self';
  return event.button === 0 && !hasModifier && opensHere && !link.hasAttribute('download');
}
