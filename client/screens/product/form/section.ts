import type { ComponentType, ReactNode } from 'react';
import type { FieldErrors, FormKey, ProductRecord, VariationEdits } from '@admin/store-product';
import type { LayoutKind } from './messages';

/** Tabs in display order; the query parameter `tab` selects one. */
export const TAB_IDS = [
  'general',
  'organization',
  'pricing',
  'inventory',
  'shipping',
  'variations',
  'linked',
  'advanced',
] as const;

export type TabId = (typeof TAB_IDS)[number];

export interface ValidationContext {
  formKey: FormKey;
  /** The last confirmed version on the server; `undefined` for a new product. */
  saved: ProductRecord | undefined;
  /** Unsaved changes of variations in this form, and the saved values of the same fields. */
  variations: { edits: VariationEdits; saved: VariationEdits };
}

/** A section of the form: a heading with fields, the same in both layouts. */
export interface Section {
  id: string;
  tab: TabId;
  title: string;
  description?: ReactNode;
  /** Position within the tab; built-in sections use multiples of ten. */
  order: number;
  /** Forms that have it; only products if omitted. */
  forms?: readonly ('product' | 'variation')[];
  /** Layouts that have it; all if omitted. */
  layouts?: readonly LayoutKind[];
  isShown?: (record: ProductRecord) => boolean;
  content: ComponentType;
  /** Returns errors by field. Pure. */
  validate?: (record: ProductRecord, context: ValidationContext) => FieldErrors;
}
