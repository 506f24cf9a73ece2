import type { Section } from '../form';
import { attributesSection } from './attributes';
import { detailsSection } from './details';
import { inventorySection } from './inventory';
import { pricingSection } from './pricing';
import { purchaseSection } from './purchase';
import { shippingSection } from './shipping';
import { taxesSection } from './taxes';
import { typeSection } from './type';
import { linkedSection } from './linked';
import { organizationSection } from './organization';
import { variationDetailsSection } from './variation-details';
import { variationsSection } from './variations';

/** All sections of the form; order and tab are their own. Called while drawing, so that texts are in the user's language. */
export const listSections = (): readonly Section[] => [
  detailsSection(),
  typeSection(),
  pricingSection(),
  taxesSection(),
  inventorySection(),
  shippingSection(),
  purchaseSection(),
  organizationSection(),
  attributesSection(),
  linkedSection(),
  variationDetailsSection(),
  variationsSection(),
];
