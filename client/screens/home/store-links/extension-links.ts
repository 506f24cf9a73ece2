import { isValidElement, type ReactElement } from 'react';
import { filterList } from '@admin/extensions';
import { parseAdminUrl } from '@admin/navigation';

/** A link that an extension adds. */
export interface ExtensionLink {
  title: string;
  href: string;
  icon?: ReactElement | undefined;
}

function isLink(value: unknown): value is { title: string; href: string; icon?: unknown } {
  const { title, href } = Object(value);
  return typeof title === 'string' && typeof href === 'string';
}

/** The links of extensions; those that would lead away from the shop are left out. */
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
