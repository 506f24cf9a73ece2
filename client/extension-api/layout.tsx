import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createOrderedChildren, Fill, Slot, sortFillsByOrder, type FillProps } from '@admin/extensions';

export const WC_HEADER_SLOT_NAME = 'woocommerce_header_item';
export const WC_HEADER_NAVIGATION_SLOT_NAME = 'woocommerce_header_navigation_item';
export const WC_HEADER_PAGE_TITLE_SLOT_NAME = 'woocommerce_header_page_title';
export const WC_FOOTER_SLOT_NAME = 'woocommerce_footer_item';

interface ItemProps {
  readonly children?: ReactNode | ((fillProps: FillProps) => ReactNode);
  readonly order?: number;
  /** Shows it only in the header of this page, such as `product`. */
  readonly name?: string;
}

const Ordered = ({ slot, order = 1, children }: ItemProps & { slot: string }) => (
  <Fill name={slot}>{(fillProps: FillProps) => createOrderedChildren(children, order, fillProps)}</Fill>
);

interface PlaceProps {
  readonly fillProps?: FillProps;
  readonly name?: string;
}

/** Adds the matching slot, for pages that render their own header. */
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

/** Adds content to the right side of the header. */
export const WooHeaderItem = withSlot(
  ({ name, ...item }: ItemProps) => <Ordered slot={headerSlot(name)} {...item} />,
  headerSlot,
);

/** Adds content to the header, left of the title. */
export const WooHeaderNavigationItem = withSlot(
  (item: ItemProps) => <Ordered slot={WC_HEADER_NAVIGATION_SLOT_NAME} {...item} />,
  () => WC_HEADER_NAVIGATION_SLOT_NAME,
);

/** Replaces the title; the last fill wins. */
export const WooHeaderPageTitle = withSlot(
  ({ children }: ItemProps) => <Fill name={WC_HEADER_PAGE_TITLE_SLOT_NAME}>{children}</Fill>,
  () => WC_HEADER_PAGE_TITLE_SLOT_NAME,
  (fills) => fills.at(-1),
);

/** Adds content below every page. */
export const WooFooterItem = withSlot(
  (item: ItemProps) => <Ordered slot={WC_FOOTER_SLOT_NAME} {...item} />,
  () => WC_FOOTER_SLOT_NAME,
);

export interface LayoutContextValue {
  /** The layout parts around a component, outermost first. */
  readonly layoutParts: readonly string[];
  /** The same as a string, for events: `page/activity-panel`. */
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

/** The layout parts around a component; just the page by default. */
export const LayoutContext = createContext(getLayoutContextValue(['page']));

export const LayoutContextProvider = ({
  value,
  children,
}: {
  value: LayoutContextValue;
  children?: ReactNode;
}) => <LayoutContext.Provider value={value}>{children}</LayoutContext.Provider>;

export const useLayoutContext = (): LayoutContextValue => useContext(LayoutContext);

/** Returns the context value that a layout part provides to its children. */
export function useExtendLayout(part: string): LayoutContextValue {
  const layout = useLayoutContext();
  return useMemo(() => layout.extendLayout(part), [layout, part]);
}

/** Returns the width of the host's menu in pixels; updated when the user folds the menu. */
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
