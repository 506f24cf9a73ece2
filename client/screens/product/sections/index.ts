import type { Section } from '../form';
import { attributesSection } from './attributes/attributes';
import { customFieldsSection } from './custom-fields/custom-fields';
import { detailsSection } from './details/details';
import { downloadsSection } from './downloads/downloads';
import { imagesSection } from './images/images';
import { variationImageSection } from './images/variation-image';
import { inventorySection } from './inventory/inventory';
import { linkedSection } from './linked/linked';
import { organizationSection } from './organization/organization';
import { basicPricesSection, pricingSection } from './pricing/pricing';
import { purchaseSection } from './purchase/purchase';
import { shippingSection } from './shipping/shipping';
import { taxesSection } from './taxes/taxes';
import { typeSection } from './type/type-choice';
import { variationDetailsSection } from './variation-details';
import { variationsSection } from './variations';
import { visibilitySection } from './visibility/visibility';

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
