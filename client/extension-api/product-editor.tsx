import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { createOrderedChildren, Fill, Slot, sortFillsByOrder, type FillProps } from '@admin/extensions';
import { Card } from '@admin/ui';

export { createOrderedChildren, sortFillsByOrder } from '@admin/extensions';

/** Name of a product that was never saved. */
export const AUTO_DRAFT_NAME = 'AUTO-DRAFT';

export const PRODUCT_STATUS_LABELS = {
  unsaved: __('Unsaved', 'store-admin'),
  draft: __('Draft', 'store-admin'),
  instock: __('In stock', 'store-admin'),
  outofstock: __('Out of stock', 'store-admin'),
};

export type Children = ReactNode | ((fillProps: FillProps) => ReactNode);

/** A place in the form, and the order among other fills. */
export interface Place {
  readonly name: string;
  readonly order?: number;
}

export interface ItemProps {
  readonly id: string;
  readonly pluginId: string;
  readonly children?: Children;
}

export interface SlotProps {
  readonly fillProps?: FillProps;
}

/** Fills without an order come last. */
const LAST = 20;

/** Renders one fill per place. */
const InPlaces = ({
  slot,
  places,
  children,
}: {
  slot: string;
  places: readonly Place[];
  children?: Children;
}) => (
  <>
    {places.map(({ name, order = LAST }) => (
      <Fill key={name} name={`${slot}_${name}`}>
        {(fillProps: FillProps) => createOrderedChildren(children, order, fillProps, { order })}
      </Fill>
    ))}
  </>
);

/** Adds a field to sections of the product form, such as `tab/pricing/pricing`. */
export const __experimentalWooProductFieldItem = Object.assign(
  ({ sections, children }: ItemProps & { readonly sections: readonly Place[] }) => (
    <InPlaces slot="woocommerce_product_field" places={sections}>
      {children}
    </InPlaces>
  ),
  {
    Slot: ({ section, fillProps = {} }: SlotProps & { readonly section: string }) => (
      <Slot name={`woocommerce_product_field_${section}`} fillProps={fillProps}>
        {sortFillsByOrder}
      </Slot>
    ),
  },
);

/** Adds a section to tabs of the product form, such as `tab/general`. */
export const __experimentalWooProductSectionItem = Object.assign(
  ({ tabs, children }: ItemProps & { readonly tabs: readonly Place[] }) => (
    <InPlaces slot="woocommerce_product_section" places={tabs}>
      {children}
    </InPlaces>
  ),
  {
    Slot: ({ tab, fillProps = {} }: SlotProps & { readonly tab: string }) => (
      <Slot name={`woocommerce_product_section_${tab}`} fillProps={fillProps}>
        {sortFillsByOrder}
      </Slot>
    ),
  },
);

export interface Tab {
  readonly name: string;
  readonly title: string;
}

export interface TabItemProps extends ItemProps {
  readonly tabProps: Tab | ((fillProps: FillProps) => Tab);
  /** `tab/general` for products, `tab/variation` for variations. */
  readonly templates?: readonly Place[];
}

/** Adds a tab to the product form, or content to an existing tab. The form reads the tab from the element's props. */
export const __experimentalWooProductTabItem = ({ tabProps, templates = [], children }: TabItemProps) => (
  <>
    {templates.map(({ name, order = LAST }) => (
      <Fill key={name} name={`woocommerce_product_tab_${name}`}>
        {(fillProps: FillProps) => (
          <InTab order={order} tabProps={typeof tabProps === 'function' ? tabProps(fillProps) : tabProps}>
            {typeof children === 'function' ? children(fillProps) : children}
          </InTab>
        )}
      </Fill>
    ))}
  </>
);

const InTab = ({ children }: { order: number; tabProps: Tab; children: ReactNode }) => <>{children}</>;

const MORE_MENU = 'WooProductMoreMenuItem';

/** Adds an item to the menu of a product. */
export const __experimentalWooProductMoreMenuItem = Object.assign(
  ({ order = 1, children }: { readonly order?: number; readonly children?: Children }) => (
    <Fill name={MORE_MENU}>
      {(fillProps: FillProps) => createOrderedChildren(children, order, fillProps)}
    </Fill>
  ),
  {
    Slot: ({ fillProps = {} }: SlotProps) => (
      <Slot name={MORE_MENU} fillProps={fillProps}>
        {sortFillsByOrder}
      </Slot>
    ),
  },
);

export interface SectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A section that looks like those of the form. */
export const __experimentalProductSectionLayout = ({
  title,
  description,
  className,
  children,
}: SectionProps) => (
  <Card title={title} className={['sa-product-section', className].filter(Boolean).join(' ')}>
    {description && <div className="sa-product-section__description">{description}</div>}
    {children}
  </Card>
);

/** The same, with a slot for fields by section id. */
export const __experimentalProductFieldSection = ({
  id,
  children,
  ...section
}: SectionProps & { readonly id: string }) => (
  <__experimentalProductSectionLayout {...section}>
    {children}
    <__experimentalWooProductFieldItem.Slot section={id} />
  </__experimentalProductSectionLayout>
);
