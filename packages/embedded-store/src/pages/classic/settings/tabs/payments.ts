import { getGateways } from '../../../../resources/gateways';
import { gatewayForm } from '../sections/gateway';
import { gatewaysForm } from '../sections/gateways';
import type { SettingsTab } from './tab';

/** A section for each gateway that the store has at the moment. */
export const payments: SettingsTab = {
  slug: 'checkout',
  label: 'Payments',
  sections: (db) => [
    { slug: '', label: 'Payment methods', open: gatewaysForm },
    ...getGateways(db).map(({ id, methodTitle }) => ({
      slug: id,
      label: methodTitle,
      open: gatewayForm(id),
    })),
  ],
};
