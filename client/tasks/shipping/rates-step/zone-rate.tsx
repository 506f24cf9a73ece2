import { __ } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import type { Currency } from '@admin/host';
import {
  formatRate,
  getRateSuffix,
  getZoneName,
  REST_OF_WORLD,
  type ShippingZone,
} from '@admin/store-shipping';
import { Switch, TextField } from '@admin/ui';

interface ZoneRateProps {
  zone: ShippingZone;
  /** Its symbol contains no HTML entities. */
  currency: Currency;
}

/** The shipping rate of a zone; only the rest of the world is optional. */
export function ZoneRate({ zone, currency }: ZoneRateProps) {
  const rate = useFormField(`${zone.id}_rate`);
  const enabled = useFormField<boolean>(`${zone.id}_enabled`);
  const { symbol } = currency;
  const isSymbolFirst = currency.symbolPosition.startsWith('left');

  function format() {
    rate.onChange(formatRate(rate.value, currency));
    rate.onBlur();
  }

  return (
    <fieldset className="sa-zone-rate">
      <legend className="sa-zone-rate__name">{getZoneName(zone)}</legend>
      {zone.id === REST_OF_WORLD && (
        <Switch
          label={__('Ship to these places', 'store-admin')}
          name={enabled.name}
          checked={enabled.value}
          onChange={enabled.onChange}
          onBlur={enabled.onBlur}
        />
      )}
      {enabled.value && (
        <TextField
          {...rate}
          className="sa-zone-rate__cost"
          label={__('Shipping cost', 'store-admin')}
          inputMode="decimal"
          autoComplete="off"
          onBlur={format}
          prefix={isSymbolFirst ? symbol : undefined}
          suffix={
            <>
              {!isSymbolFirst && <span>{symbol}</span>}
              <output className="sa-zone-rate__free">{getRateSuffix(rate.value, currency)}</output>
            </>
          }
        />
      )}
    </fieldset>
  );
}
