import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { createStoreDays, toGmt } from '@admin/format';
import { productStore } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { Checkbox } from '@admin/ui';
import { useProduct, useProductForm } from '../../form';
import { isScheduled } from '../../rules/sale';
import { useStoreSettings } from '../../use-store-settings';
import { DayField } from './day-field';

/** Start and end of the sale in the store's time zone, both days included. */
export function SaleSchedule() {
  const { formKey, isReadOnly } = useProductForm();
  const { edit } = useDispatch(productStore);
  const record = useProduct();
  const { now, timeZone } = useStoreSettings();
  // A schedule with both days removed is still being edited.
  const [isOpen, setOpen] = useState(false);
  const days = createStoreDays(timeZone);
  const isOn = record.sale_price !== '' && (isOpen || isScheduled(record));

  function toggle(enabled: boolean) {
    setOpen(enabled);
    recordEvent('product_pricing_schedule_sale_toggle_click', { enabled });
    const today = days.dayOf(toGmt(now.getTime()));
    void edit(
      formKey,
      { date_on_sale_from_gmt: enabled ? days.startOf(today) : null, date_on_sale_to_gmt: null },
      { label: __('Schedule sale', 'store-admin') },
    );
  }

  return (
    <div className="sa-product-fields">
      <Checkbox
        name="schedule_sale"
        label={__('Schedule sale', 'store-admin')}
        checked={isOn}
        onChange={toggle}
        disabled={isReadOnly || record.sale_price === ''}
      />
      {isOn && (
        <>
          <div className="sa-product-pair">
            <DayField
              member="date_on_sale_from_gmt"
              label={__('From', 'store-admin')}
              days={days}
              toMoment={days.startOf}
              usualTime="00:00:00"
              emptyHelp={__('Leave empty to start now', 'store-admin')}
            />
            <DayField
              member="date_on_sale_to_gmt"
              label={__('To', 'store-admin')}
              days={days}
              toMoment={days.endOf}
              usualTime="23:59:59"
              emptyHelp={__('Leave empty for no end date', 'store-admin')}
            />
          </div>
          <p className="sa-product-note">
            {sprintf(
              // translators: %s: a time zone, such as Europe/Berlin
              __('Dates are in the store’s time zone (%s).', 'store-admin'),
              timeZone,
            )}
          </p>
        </>
      )}
    </div>
  );
}
