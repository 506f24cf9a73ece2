import type { ReactNode } from 'react';
import { createOrderedChildren, Fill, type FillProps } from '@admin/extensions';

export const WC_HEADER_SLOT_NAME = 'woocommerce_header_item';
export const WC_HEADER_NAVIGATION_SLOT_NAME = 'woocommerce_header_navigation_item';
export const WC_HEADER_PAGE_TITLE_SLOT_NAME = 'woocommerce_header_page_title';
export const WC_FOOTER_SLOT_NAME = 'woocommerce_footer_item';

interface ItemProps {
  readonly children?: ReactNode | ((fillProps: FillProps) => ReactNode);
  readonly order?: number;
  /** Only in the header of this page, such as `product`. */
  readonly name?: string;
}

const Ordered = ({ slot, order = 1, children }: ItemProps & { slot: string }) => (
  <Fill name={slot}>{(fillProps: FillProps) => createOrderedChildren(children, order, fillProps)}</Fill>
);

/** Puts something into the header, on the right. */
export const WooHeaderItem = ({ name, ...item }: ItemProps) => (
  <Ordered slot={name ? `${WC_HEADER_SLOT_NAME}/${name}` : WC_HEADER_SLOT_NAME} {...item} />
);

/** Puts something into the header, left of the title. */
export const WooHeaderNavigationItem = (item: ItemProps) => (
  <Ordered slot={WC_HEADER_NAVIGATION_SLOT_NAME} {...item} />
);

/** Stands in the place of the title; the last one is shown. */
export const WooHeaderPageTitle = ({ children }: ItemProps) => (
  <Fill name={WC_HEADER_PAGE_TITLE_SLOT_NAME}>{children}</Fill>
);

/** Puts something below every page. */
export const WooFooterItem = (item: ItemProps) => <Ordered slot={WC_FOOTER_SLOT_NAME} {...item} />;
