import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { FORM_ERROR, SaveForm } from '@admin/forms';
import { getHost } from '@admin/host';
import { noticesStore } from '@admin/store-notices';
import {
  fromRateForm,
  getRejectedRates,
  getZoneName,
  shippingStore,
  toRateForm,
  validateRates,
  type RateForm,
  type RejectedRate,
  type ShippingZone,
} from '@admin/store-shipping';
import { ZoneRate } from './zone-rate';

interface RatesFormProps {
  country: string;
  zones: readonly ShippingZone[];
  onSaved: () => void;
}

export function RatesForm({ country, zones, onSaved }: RatesFormProps) {
  const { saveRates } = useDispatch(shippingStore);
  const { createSuccessNotice } = useDispatch(noticesStore);
  const { currency: shop } = getHost().settings;
  const currency = { ...shop, symbol: decodeEntities(shop.symbol) };

  async function save(values: RateForm) {
    await saveRates(fromRateForm(values, zones, currency));
    void createSuccessNotice(__('Your shipping rates have been updated', 'store-admin'));
  }

  return (
    <SaveForm<RateForm>
      draft={`shipping/rates/${country}`}
      initialValues={toRateForm(zones, currency)}
      validate={(values) => validateRates(values, zones, currency)}
      save={save}
      explain={(error) => explain(error, zones)}
      onSaved={onSaved}
      submitLabel={__('Continue', 'store-admin')}
    >
      {zones.map((zone) => (
        <ZoneRate key={zone.id} zone={zone} currency={currency} />
      ))}
    </SaveForm>
  );
}

/** Explains what was saved and what was not. */
function explain(error: unknown, zones: readonly ShippingZone[]) {
  const message = error instanceof Error ? error.message : String(error);
  const rejected = getRejectedRates(error);
  const saved = zones.filter(({ id }) => !rejected.some(({ zoneId }) => zoneId === id));
  const isPartial = rejected.length > 0 && saved.length > 0;
  return {
    ...Object.fromEntries(rejected.map((zone) => [`${zone.zoneId}_rate`, describe(zone)])),
    [FORM_ERROR]: isPartial ? `${message}. ${listSaved(saved)}` : message,
  };
}

const describe = ({ message, isUnserved }: RejectedRate): string =>
  isUnserved
    ? `${message} ${__('Customers in these zones may not see shipping options until this is saved.', 'store-admin')}`
    : message;

const listSaved = (zones: readonly ShippingZone[]): string =>
  sprintf(
    /* translators: %s: the names of shipping zones, separated by commas */
    __('Saved: %s.', 'store-admin'),
    zones.map(getZoneName).join(', '),
  );
