import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@admin/format';
import { useProduct } from '../../form';
import { isDecimal } from '../../rules/decimals';
import { getSaleState } from '../../rules/sale';
import { splitPrice, toPercent } from '../../rules/tax';
import { useStoreSettings } from '../../use-store-settings';
import { useHomeTax } from './use-home-tax';

/** Shows the parts of the price for customers at the store's location; hidden if unknown. */
export function TaxPreview() {
  const record = useProduct();
  const shop = useStoreSettings();
  const price = getSaleState(record, shop.now) === 'now' ? record.sale_price : record.regular_price;
  const tax = useHomeTax(record.tax_class);
  if (!tax || record.tax_status !== 'taxable' || !isDecimal(price)) return null;
  const { net, tax: part, gross } = splitPrice(Number(price), tax.factor, tax.isIncluded);
  const { decimalSeparator, thousandSeparator } = shop.currency;
  const percent = formatNumber(toPercent(tax.factor), { decimalSeparator, thousandSeparator });
  return (
    <dl className="sa-product-tax" aria-label={__('Tax at the store address', 'store-admin')}>
      <Row label={__('Price excluding tax', 'store-admin')} value={shop.money(net)} />
      <Row
        label={sprintf(
          /* translators: %s: per cent, such as 7.25 */
          __('Tax at the store address (%s%%)', 'store-admin'),
          percent,
        )}
        value={shop.money(part)}
      />
      <Row label={__('Price including tax', 'store-admin')} value={shop.money(gross)} />
    </dl>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
