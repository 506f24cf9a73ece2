import type { Section } from '../form';
import { detailsSection } from './details';
import { pricingSection } from './pricing';
import { taxesSection } from './taxes';
import { variationDetailsSection } from './variation-details';
import { variationsSection } from './variations';

/** All sections of the form; order and tab are their own. Called while drawing, so that texts are in the user's language. */
export const listSections = (): readonly Section[] => [
  detailsSection(),
  pricingSection(),
  taxesSection(),
  variationDetailsSection(),
  variationsSection(),
];
