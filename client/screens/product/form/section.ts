import type { ComponentType, ReactNode } from 'react';
import type { FieldErrors, FormKey, ProductRecord, VariationEdits } from '@admin/store-product';
import type { LayoutKind } from './messages';

/** Tabs in the order in which they are shown; query `tab` names one. */
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
  /** As the server last confirmed it; `undefined` for a new product. */
  saved: ProductRecord | undefined;
  /** What is edited of variations in this form, and what the server has of those members. */
  variations: { edits: VariationEdits; saved: VariationEdits };
}

/** A part of the form: a heading with fields, the same in both layouts. */
export interface Section {
  id: string;
  tab: TabId;
  title: string;
  description?: ReactNode;
  /** Among the sections of its tab; built-in ones count in tens. */
  order: number;
  /** The forms that have it; products alone when left out. */
  forms?: readonly ('product' | 'variation')[];
  /** The layouts that have it; all when left out. */
  layouts?: readonly LayoutKind[];
  isShown?: (record: ProductRecord) => boolean;
  content: ComponentType;
  /** Messages by the member that cannot be saved as it is. Pure. */
  validate?: (record: ProductRecord, context: ValidationContext) => FieldErrors;
}
