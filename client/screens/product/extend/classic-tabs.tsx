import { Children, isValidElement } from 'react';
import { useSelect } from '@admin/data';
import { readOrder, useFills, type FillEntry } from '@admin/extensions';
import { productStore, type FormKey, type ProductRecord } from '@admin/store-product';
import { isVariationKey } from '../form/form-kind';
import { ClassicSlot } from './classic-slot';

export interface ClassicTab {
  id: string;
  title: string;
  order: number;
}

/** One slot for the tabs of products, one for those of variations (contract, extension surface 2.5). */
const slotOf = (formKey: FormKey) =>
  `woocommerce_product_tab_tab/${isVariationKey(formKey) ? 'variation' : 'general'}`;

/** Returns the tab of each fill, in the order of the fills; `undefined` for a fill without a tab. */
function useTabsOfFills(formKey: FormKey): readonly (ClassicTab | undefined)[] {
  const fills = useFills(slotOf(formKey));
  const hasFills = fills.length > 0;
  const product = useSelect(
    (select) => (hasFills ? select(productStore).getRecord(formKey) : undefined),
    [hasFills, formKey],
  );
  return fills.map((fill) => readTab(fill, product));
}

/** Returns the tabs that plugins add by slots, without duplicates. */
export function useClassicTabs(formKey: FormKey): readonly ClassicTab[] {
  const tabs = useTabsOfFills(formKey).filter((tab) => tab !== undefined);
  return tabs
    .filter(({ id }, index) => tabs.findIndex((tab) => tab.id === id) === index)
    .toSorted((one, other) => one.order - other.order);
}

/** Content that plugins add to their own tabs, or to ours. */
export function ClassicTabContent({ formKey, tab }: { formKey: FormKey; tab: string }) {
  const tabs = useTabsOfFills(formKey);
  return (
    <ClassicSlot
      name={slotOf(formKey)}
      arrange={(fills) => fills.filter((_, index) => tabs[index]?.id === tab).flat()}
    />
  );
}

function readTab({ children }: FillEntry, product: ProductRecord | undefined): ClassicTab | undefined {
  try {
    const [first] = Children.toArray(typeof children === 'function' ? children({ product }) : children);
    if (!isValidElement<{ tabProps?: unknown }>(first)) return undefined;
    const { name, title } = Object(first.props.tabProps);
    return typeof name === 'string' && typeof title === 'string'
      ? { id: name, title, order: readOrder(first) }
      : undefined;
  } catch {
    // Reported where it is rendered, inside an error boundary.
    return undefined;
  }
}
