import { useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { describeField, FieldMessages } from '@admin/ui';
import { DecimalField } from '../../controls';
import { useProductField } from '../../form';
import { useStoreSettings } from '../../use-store-settings';
import { BoxDrawing } from './box-drawing';
import { useDimensionField, type DimensionName } from './use-dimension-field';
import './shipping.css';

/** The package dimensions; the side of the focused field is highlighted in the drawing. */
export function Dimensions() {
  const id = useId();
  const { error } = useProductField('dimensions');
  const [active, setActive] = useState<DimensionName>();
  const help = __(
    "Enter the size of the product as you'd put it in a shipping box, including packaging like bubble wrap.",
    'store-admin',
  );
  return (
    <fieldset className="sa-product-dimensions" {...describeField(id, { error, help })}>
      <legend>{__('Dimensions', 'store-admin')}</legend>
      <FieldMessages id={id} error={error} help={help} />
      <div className="sa-product-dimensions__body" onBlur={() => setActive(undefined)}>
        <div className="sa-product-dimensions__sides">
          <SideField side="width" mark="A" label={__('Width', 'store-admin')} onFocus={setActive} />
          <SideField side="length" mark="B" label={__('Length', 'store-admin')} onFocus={setActive} />
          <SideField side="height" mark="C" label={__('Height', 'store-admin')} onFocus={setActive} />
        </div>
        <BoxDrawing active={active} />
      </div>
    </fieldset>
  );
}

interface SideFieldProps {
  side: DimensionName;
  /** Its letter in the drawing. */
  mark: string;
  label: string;
  onFocus: (side: DimensionName) => void;
}

function SideField({ side, mark, label, onFocus }: SideFieldProps) {
  const { dimensionUnit } = useStoreSettings();
  return (
    <DecimalField
      {...useDimensionField(side, label)}
      label={
        <>
          {label} <span aria-hidden="true">{mark}</span>
        </>
      }
      suffix={dimensionUnit}
      onFocus={() => onFocus(side)}
    />
  );
}
