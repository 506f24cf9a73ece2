import type { Section } from '../form';
import { attributesSection } from './attributes';
import { detailsSection } from './details';
import { linkedSection } from './linked';
import { organizationSection } from './organization';

/** All sections of the form; order and tab are their own. Called while drawing, so that texts are in the user's language. */
export const listSections = (): readonly Section[] => [
  detailsSection(),
  organizationSection(),
  attributesSection(),
  linkedSection(),
];
