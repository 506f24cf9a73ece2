import { contained } from '../contained';
import { inOrder, type Extension } from '../definition';

/** What extensions add to the form of a product, by the filter with which it asks. */
export const toProductEntries = (extension: Extension): Readonly<Record<string, readonly unknown[]>> => ({
  store_admin_product_tabs: inOrder(extension.productTabs).map(({ id, title }) => ({
    id: `${extension.id}-${id}`,
    title,
  })),
  store_admin_product_sections: inOrder(extension.productSections).map((section) => ({
    id: `${extension.id}-${section.id}`,
    tab: toTab(extension, section.tab ?? 'general'),
    title: section.title,
    ...(section.description === undefined ? {} : { description: section.description }),
    // Below our own, which count in tens.
    order: 1000 + (section.order ?? 10),
    Content: contained(extension, 'productSections', section, section.component),
  })),
  store_admin_product_fields: inOrder(extension.productFields).map((field) => ({
    id: `${extension.id}-${field.id}`,
    section: field.section,
    Content: contained(extension, 'productFields', field, field.component),
  })),
  store_admin_product_menu_items: inOrder(extension.productMenuItems).map(({ id, title, onSelect }) => ({
    id: `${extension.id}-${id}`,
    title,
    onSelect,
  })),
  store_admin_product_rules: inOrder(extension.productRules).map(({ id, check, beforeSave }) => ({
    id: `${extension.id}-${id}`,
    check,
    beforeSave,
  })),
});

/** Tabs of one's own go by their plain names. */
const toTab = ({ id, productTabs = [] }: Extension, tab: string): string =>
  productTabs.some((own) => own.id === tab) ? `${id}-${tab}` : tab;
