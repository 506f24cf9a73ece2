import type { VaryingAttribute, ListedVariation } from '@admin/store-variations';
import type { NumberFormats } from '../../../rules/number-formats';

/**
 * What rows need besides their variation. Keeps its identity while variations are edited, so that other rows are not
 * rendered again.
 */
export interface RowTools {
  productId: number;
  varying: readonly VaryingAttribute[];
  formats: NumberFormats;
  /** The product's SKU, which the API returns for variations without one. */
  parentSku: string;
  isReadOnly: boolean;
  /** @param merge consecutive changes in the same field are one undo step */
  onEdit: (id: number, patch: Partial<ListedVariation>, label: string, merge?: string) => void;
  onMove: (id: number, by: number) => void;
  onDelete: (id: number) => void;
}
