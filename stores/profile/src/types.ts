import type * as v from 'valibot';
import type {
  FreeExtensionGroupSchema,
  FreeExtensionSchema,
  IndustryChoicesSchema,
  ProductTypesSchema,
} from './schemas';

export type {
  Industry,
  ProductTypeName,
  Profile,
  ProfileAnswers,
  ProfilePatch,
  ProfilerAnswers,
} from './answers';

export type ProductType = v.InferOutput<typeof ProductTypesSchema>[number];

export type IndustryChoice = v.InferOutput<typeof IndustryChoicesSchema>[number];

export type FreeExtension = v.InferOutput<typeof FreeExtensionSchema>;

export type FreeExtensionGroup = v.InferOutput<typeof FreeExtensionGroupSchema>;

export interface Theme {
  slug: string;
  title: string;
  /** In the marketplace's format, such as `$79.00`; `0.00` is free. */
  price: string;
  isInstalled: boolean;
  image: string;
  /** HTML, to be sanitized before it is shown. */
  excerpt: string;
  /** Its id in the marketplace, if it can be bought. */
  productId: number | null;
}
