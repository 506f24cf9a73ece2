import { __, _n, sprintf } from '@wordpress/i18n';
import { useLowStockCount } from '@admin/store-counts';
import { Accordion } from './accordion';
import { LazyList } from './lazy-list';

export function StockPanel() {
  const { count } = useLowStockCount();
  return (
    <Accordion
      id="stock-panel"
      title={__('Stock', 'store-admin')}
      count={count}
      countLabel={sprintf(
        /* translators: %d: number of products */
        _n('%d product low in stock', '%d products low in stock', count ?? 0, 'store-admin'),
        count ?? 0,
      )}
    >
      <LazyList list="stock" count={count} />
    </Accordion>
  );
}
