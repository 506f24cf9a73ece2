import type * as v from 'valibot';
import type { NewHomepageSchema, ImageSchema } from './schemas';

export type Image = v.InferOutput<typeof ImageSchema>;

export type NewHomepage = v.InferOutput<typeof NewHomepageSchema>;
