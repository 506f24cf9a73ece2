import { withContainment } from '../with-containment';
import { sortByOrder, type Contributed, type Extension } from '../definition';

/** What extensions add to the form of a product, by the filter with which it asks. */
export function toProductEntries(extension: Extension): Readonly<Record<string, readonly unknown[]>> {
  const { id, productTabs = [], productSections, productFields, productMenuItems, productRules } = extension;
  const named = <C extends Contributed>(items: readonly C[] | undefined) =>
    sortByOrder(items).map((item) => ({ item, entry: { ...item, id: `${id}-${item.id}` } }));
  return {
    store_admin_product_tabs: named(productTabs).map(({ entry }) => entry),
    store_admin_product_sections: named(productSections).map(({ item, entry }) => ({
      ...entry,
      tab: toTab(extension, item.tab ?? 'general'),
      // Below our own, which count in tens.
      order: 1000 + (item.order ?? 10),
      Content: withContainment(extension, 'productSections', item, item.component),
    })),
    store_admin_product_fields: named(productFields).map(({ item, entry }) => ({
      ...entry,
      Content: withContainment(extension, 'productFields', item, item.component),
    })),
    store_admin_product_menu_items: named(productMenuItems).map(({ entry }) => entry),
    store_admin_product_rules: named(productRules).map(({ entry }) => entry),
  };
}

/** Tabs of one's own go by their plain names. */
const toTab = ({ id, productTabs = [] }: Extension, tab: string): string =>
  productTabs.some((own) => own.id === tab) ? `${id}-${tab}` : tab;
