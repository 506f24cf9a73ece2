import { isValidElement, type ReactElement } from 'react';
import { filterList } from '@admin/extensions';
import { parseAdminUrl } from '@admin/navigation';

/** A link added by an extension. */
export interface ExtensionLink {
  title: string;
  href: string;
  icon?: ReactElement | undefined;
}

function isLink(value: unknown): value is { title: string; href: string; icon?: unknown } {
  const { title, href } = Object(value);
  return typeof title === 'string' && typeof href === 'string';
}

/** Returns the links of extensions, without those that lead to another site. */
export const listExtensionLinks = (): ExtensionLink[] =>
  filterList('woocommerce_admin_homescreen_quicklinks', () => [], isLink)
    .filter(({ href }) => isOfThisSite(href))
    .map(({ title, href, icon }) => ({ title, href, icon: isValidElement(icon) ? icon : undefined }));

function isOfThisSite(href: string): boolean {
  try {
    return parseAdminUrl(href).origin === window.location.origin;
  } catch {
    return false;
  }
}
