import type * as v from 'valibot';
import type { NewHomepageSchema, PictureSchema } from './schemas';

export type Picture = v.InferOutput<typeof PictureSchema>;

export type NewHomepage = v.InferOutput<typeof NewHomepageSchema>;
