import { useRegistry } from '@admin/data';
import { filterList, useFilterChanges } from '@admin/extensions';
import { productStore, type FormKey, type ProductRecord } from '@admin/store-product';
import type { MenuItem } from '@admin/ui';

const ITEMS = 'store_admin_product_menu_items';

interface ExtensionMenuItem {
  id: string;
  title: string;
  /** Receives the product with unsaved changes. */
  onSelect(product: ProductRecord): void;
}

/** Returns the items that extensions add to a product's menu. */
export function useExtensionMenuItems(formKey: FormKey): MenuItem[] {
  const registry = useRegistry();
  useFilterChanges(ITEMS);
  return filterList(ITEMS, () => [], isMenuItem).map(({ title, onSelect }) => ({
    label: title,
    onSelect() {
      const record = registry.select(productStore).getRecord(formKey);
      if (record) onSelect(record);
    },
  }));
}

function isMenuItem(entry: unknown): entry is ExtensionMenuItem {
  const { id, title, onSelect } = Object(entry);
  return typeof id === 'string' && typeof title === 'string' && typeof onSelect === 'function';
}
