import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createOrderedChildren, Fill, Slot, sortFillsByOrder, type FillProps } from '@admin/extensions';

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

interface PlaceProps {
  readonly fillProps?: FillProps;
  readonly name?: string;
}

/** Adds the place itself, for pages that draw a header of their own. */
const withSlot = <Props extends object>(
  Item: (props: Props) => ReactNode,
  toName: (name?: string) => string,
  arrange: (fills: ReactNode[][]) => ReactNode = sortFillsByOrder,
) =>
  Object.assign(Item, {
    Slot: ({ fillProps = {}, name }: PlaceProps) => (
      <Slot name={toName(name)} fillProps={fillProps}>
        {arrange}
      </Slot>
    ),
  });

const headerSlot = (name?: string) => (name ? `${WC_HEADER_SLOT_NAME}/${name}` : WC_HEADER_SLOT_NAME);

/** Puts something into the header, on the right. */
export const WooHeaderItem = withSlot(
  ({ name, ...item }: ItemProps) => <Ordered slot={headerSlot(name)} {...item} />,
  headerSlot,
);

/** Puts something into the header, left of the title. */
export const WooHeaderNavigationItem = withSlot(
  (item: ItemProps) => <Ordered slot={WC_HEADER_NAVIGATION_SLOT_NAME} {...item} />,
  () => WC_HEADER_NAVIGATION_SLOT_NAME,
);

/** Is in the place of the title; the last one is shown. */
export const WooHeaderPageTitle = withSlot(
  ({ children }: ItemProps) => <Fill name={WC_HEADER_PAGE_TITLE_SLOT_NAME}>{children}</Fill>,
  () => WC_HEADER_PAGE_TITLE_SLOT_NAME,
  (fills) => fills.at(-1),
);

/** Puts something below every page. */
export const WooFooterItem = withSlot(
  (item: ItemProps) => <Ordered slot={WC_FOOTER_SLOT_NAME} {...item} />,
  () => WC_FOOTER_SLOT_NAME,
);

export interface LayoutContextValue {
  /** Parts of the page around a component, the outermost first. */
  readonly layoutParts: readonly string[];
  /** The same as one text, for events: `page/activity-panel`. */
  readonly layoutString: string;
  extendLayout(part: string): LayoutContextValue;
  isDescendantOf(part: string): boolean;
}

export const getLayoutContextValue = (parts: readonly string[] = []): LayoutContextValue => ({
  layoutParts: [...parts],
  layoutString: parts.join('/'),
  extendLayout: (part) => getLayoutContextValue([...parts, part]),
  isDescendantOf: (part) => parts.includes(part),
});

/** Where on the page a component is; what is below no part in particular is on the page. */
export const LayoutContext = createContext(getLayoutContextValue(['page']));

export const LayoutContextProvider = ({
  value,
  children,
}: {
  value: LayoutContextValue;
  children?: ReactNode;
}) => <LayoutContext.Provider value={value}>{children}</LayoutContext.Provider>;

export const useLayoutContext = (): LayoutContextValue => useContext(LayoutContext);

/** What a part of the page gives to those below it. */
export function useExtendLayout(part: string): LayoutContextValue {
  const layout = useLayoutContext();
  return useMemo(() => layout.extendLayout(part), [layout, part]);
}

/** How wide the host's menu is, in pixels; it changes when somebody folds it. */
export function useAdminSidebarWidth(): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const menu = document.getElementById('adminmenu');
    if (!menu) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(menu);
    return () => observer.disconnect();
  }, []);
  return width;
}
