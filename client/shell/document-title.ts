import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getBreadcrumbLabel, type Breadcrumb } from './breadcrumbs';

export interface TitleContext {
  readonly siteTitle: string;
  /** Name of the product. */
  readonly productName: string;
}

/** The last section comes first, so that browser tabs can be told apart. */
export function documentTitle(
  breadcrumbs: readonly Breadcrumb[],
  { siteTitle, productName }: TitleContext,
): string {
  const sections = breadcrumbs.map(getBreadcrumbLabel).filter(Boolean).reverse();
  const title = sprintf(
    /* translators: 1: sections of the page, or the site, separated by ‹, 2: name of the product */
    __('%1$s — %2$s', 'store-admin'),
    [...sections, siteTitle].join(' ‹ '),
    productName,
  );
  return decodeEntities(title);
}

/** Sets the title of the browser tab; `undefined` keeps the host's title. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
