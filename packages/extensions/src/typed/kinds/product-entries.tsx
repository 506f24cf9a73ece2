import { withContainment } from '../with-containment';
import { sortByOrder, type Contributed, type Extension } from '../definition';

/** Contributions to the product form, by filter name. */
export function toProductEntries(extension: Extension): Readonly<Record<string, readonly object[]>> {
  const { id, productTabs = [], productSections, productFields, productMenuItems, productRules } = extension;
  const named = <C extends Contributed>(items: readonly C[] | undefined) =>
    sortByOrder(items).map((item) => ({ item, entry: { ...item, id: `${id}-${item.id}` } }));
  return {
    store_admin_product_tabs: named(productTabs).map(({ entry }) => entry),
    store_admin_product_sections: named(productSections).map(({ item, entry }) => ({
      ...entry,
      tab: toTab(extension, item.tab ?? 'general'),
      // After the dashboard's own, whose orders are multiples of ten.
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

/** The extension's own tabs are referenced without a prefix. */
const toTab = ({ id, productTabs = [] }: Extension, tab: string): string =>
  productTabs.some((own) => own.id === tab) ? `${id}-${tab}` : tab;
