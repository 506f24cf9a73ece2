import { __, _n, sprintf } from '@wordpress/i18n';
import { createDateFormat } from '@admin/format';
import { getAdminLink, getHost, getProductLink, isFeatureEnabled } from '@admin/host';
import { getNewPath, safeUrl } from '@admin/navigation';
import { useLowStock, type Product } from '@admin/store-products';
import { PanelContent } from './panel-content';
import { StockEditor } from './stock-editor';
import { ROW_HEIGHTS, MAX_ROWS } from './rows';
import './stock-list.css';

const FIRST_PAGE = { page: 1, per_page: MAX_ROWS };

export function LowStockList({ expected }: { expected: number }) {
  const { page, failure, retry } = useLowStock(FIRST_PAGE);
  return (
    <PanelContent
      {...{ page, failure, retry, expected }}
      rowHeight={ROW_HEIGHTS.stock}
      failed={__('There was an error getting your low stock products. Please try again.', 'store-admin')}
      empty={{
        title: __('No products are low in stock', 'store-admin'),
        message: __('Low stock products will appear here so you can update their stock.', 'store-admin'),
      }}
      more={
        isFeatureEnabled('analytics')
          ? {
              href: getNewPath({}, '/analytics/stock', {}),
              label: __('View stock of all products', 'store-admin'),
            }
          : {
              href: getAdminLink('edit.php?post_type=product'),
              label: __('View all products', 'store-admin'),
            }
      }
    >
      {(products) => (
        <ul className="sa-activity__rows">
          {products.map((product) => (
            <StockRow key={product.id} product={product} />
          ))}
        </ul>
      )}
    </PanelContent>
  );
}

function StockRow({ product }: { product: Product }) {
  const { id, parentId, type, name, image, lastOrderDate } = product;
  // Variations are edited on the page of their parent product.
  const productId = type === 'variation' ? parentId : id;
  // WooCommerce omits the date for most variations, however often they sold: no date doesn't mean no orders.
  const lastOrder = lastOrderDate && formatLastOrder(lastOrderDate);
  return (
    <li className="sa-activity__row sa-stock">
      <img
        className="sa-activity__picture"
        src={(image && safeUrl(image)) || getHost().settings.placeholderImgSrc}
        alt=""
        width={48}
        height={48}
        loading="lazy"
      />
      <div className="sa-stock__content">
        <a className="sa-activity__name" href={getProductLink(productId)} dir="auto">
          {name}
        </a>
        {lastOrder && <p className="sa-activity__muted">{lastOrder}</p>}
      </div>
      <StockEditor product={product} />
    </li>
  );
}

/** The date is in the site's time zone without an offset, so it is formatted as it is. */
function formatLastOrder(lastOrderDate: string): string | undefined {
  const { dateFormat, locale } = getHost().settings;
  const write = createDateFormat({ timeZone: '+00:00', locale: locale.userLocale });
  const date = write(new Date(`${lastOrderDate.replace(' ', 'T')}Z`), dateFormat);
  if (!date) return undefined;
  return sprintf(
    /* translators: %s: date */
    __('Last ordered %s', 'store-admin'),
    date,
  );
}
