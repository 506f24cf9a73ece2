import type { Section } from '../form';
import { attributesSection } from './attributes';
import { customFieldsSection } from './custom-fields';
import { detailsSection } from './details';
import { downloadsSection } from './downloads';
import { imagesSection, variationImageSection } from './images';
import { inventorySection } from './inventory';
import { linkedSection } from './linked';
import { organizationSection } from './organization';
import { basicPricesSection, pricingSection } from './pricing';
import { purchaseSection } from './purchase';
import { shippingSection } from './shipping';
import { taxesSection } from './taxes';
import { typeSection } from './type';
import { variationDetailsSection } from './variation-details';
import { variationsSection } from './variations';
import { visibilitySection } from './visibility';

/**
 * Returns all sections of the form; each sets its order and tab. Called during render, so that texts are in the user's
 * language.
 */
export const listSections = (): readonly Section[] => [
  typeSection(),
  detailsSection(),
  imagesSection(),
  variationImageSection(),
  basicPricesSection(),
  pricingSection(),
  taxesSection(),
  inventorySection(),
  shippingSection(),
  visibilitySection(),
  downloadsSection(),
  purchaseSection(),
  customFieldsSection(),
  organizationSection(),
  attributesSection(),
  linkedSection(),
  variationDetailsSection(),
  variationsSection(),
];
