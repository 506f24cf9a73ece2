import type { VaryingAttribute, ListedVariation } from '@admin/store-variations';
import type { NumberFormats } from '../../../rules/number-formats';

/** What rows need in addition to their variation. Stays the same while variations are edited, so that other rows are not rendered again. */
export interface RowTools {
  productId: number;
  varying: readonly VaryingAttribute[];
  formats: NumberFormats;
  /** The product's SKU, which variations without one are read with. */
  parentSku: string;
  isReadOnly: boolean;
  /** @param merge joins what follows it in the same field into one step */
  onEdit: (id: number, patch: Partial<ListedVariation>, label: string, merge?: string) => void;
  onMove: (id: number, by: number) => void;
  onDelete: (id: number) => void;
}
