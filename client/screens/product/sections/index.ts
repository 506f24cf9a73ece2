import type { Section } from '../form';
import { downloadsSection } from './downloads';
import { imagesSection, variationImageSection } from './images';
import { pricingSection } from './pricing';
import { taxesSection } from './taxes';

/** All sections of the form; order and tab are their own. Called while drawing, so that texts are in the user's language. */
export const listSections = (): readonly Section[] => [
  imagesSection(),
  variationImageSection(),
  downloadsSection(),
  pricingSection(),
  taxesSection(),
];
