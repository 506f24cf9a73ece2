import { __, _x, sprintf } from '@wordpress/i18n';
import { describeAction } from '@admin/format';
import type { NumberInputFormat } from '@admin/format';
import { Link } from '@admin/navigation';
import { isSale, type ListedVariation } from '@admin/store-variations';
import type { Row } from '@admin/table';
import { Button, Icon } from '@admin/ui';
import { getVariationUrl } from '../../../urls';
import { getMemberLabel } from '../../../form';
import { formatDecimalInput } from '../../../rules/decimals';
import { formatStockStatus } from '../list/format-stock';
import { formatVariationName } from '../list/format-variation';
import { CellField } from './cell-field';
import { createAmountReader, readText, readInteger } from './read-cell';
import { RowMenu } from './row-menu';
import type { RowTools } from './row-tools';

interface CachedRow {
  tools: RowTools;
  failure: string | undefined;
  row: Row;
}

const cache = new WeakMap<ListedVariation, CachedRow>();

/**
 * Creates a row. Memoized: it keeps its identity, and is not rendered again, while variation, tools and failure stay
 * the same.
 */
export function toRow(variation: ListedVariation, tools: RowTools, failure: string | undefined): Row {
  const last = cache.get(variation);
  if (last?.tools === tools && last.failure === failure) return last.row;
  const row = drawRow(variation, tools, failure);
  cache.set(variation, { tools, failure, row });
  return row;
}

function drawRow(variation: ListedVariation, tools: RowTools, failure: string | undefined): Row {
  const { id, regular_price, sale_price, sku, stock_quantity, weight, menu_order, status } = variation;
  const name = formatVariationName(variation, tools.varying);
  const cell = (member: keyof ListedVariation) => ({
    label: formatCellLabel(getMemberLabel(member), name),
    column: member,
    disabled: tools.isReadOnly,
    onChange: (value: unknown) =>
      tools.onEdit(
        id,
        { [member]: value },
        formatCellLabel(getMemberLabel(member), name),
        `variation-${id}-${member}`,
      ),
  });
  const amount = (format: NumberInputFormat) =>
    ({
      read: createAmountReader(format),
      write: (text: string) => formatDecimalInput(text, format),
      inputMode: 'decimal',
    }) as const;
  const price = amount(tools.formats.price);
  const isCounted = variation.manage_stock === true;
  const ownSku = sku === tools.parentSku ? '' : sku;
  return [
    { display: <NameCell {...{ variation, name, tools, failure }} />, value: name },
    {
      display: <CellField {...cell('regular_price')} {...price} value={regular_price} />,
      value: regular_price,
    },
    {
      display: (
        <CellField
          {...cell('sale_price')}
          {...price}
          value={sale_price}
          error={isSale(sale_price, regular_price) ? undefined : formatInvalidSalePrice()}
        />
      ),
      value: sale_price,
    },
    {
      display: (
        <CellField
          {...cell('stock_quantity')}
          value={isCounted ? String(stock_quantity ?? 0) : ''}
          placeholder={formatStock(variation)}
          read={readInteger}
          inputMode="numeric"
          onChange={(value) =>
            tools.onEdit(
              id,
              value === '' ? { manage_stock: false } : { manage_stock: true, stock_quantity: Number(value) },
              formatCellLabel(getMemberLabel('stock_quantity'), name),
              `variation-${id}-stock_quantity`,
            )
          }
        />
      ),
      value: isCounted ? stock_quantity : formatStock(variation),
    },
    {
      display: <CellField {...cell('sku')} value={ownSku} placeholder={tools.parentSku} read={readText} />,
      value: ownSku,
    },
    {
      display: <CellField {...cell('weight')} {...amount(tools.formats.measure)} value={weight} />,
      value: weight,
    },
    {
      display: (
        <CellField
          {...cell('menu_order')}
          value={String(menu_order)}
          read={readInteger}
          inputMode="numeric"
          onChange={(value) => cell('menu_order').onChange(Number(value))}
        />
      ),
      value: menu_order,
    },
    { display: <VisibilityCell {...{ id, status, name, tools }} />, value: status },
    { display: <RowMenu {...{ variation, name, tools }} />, value: '' },
  ];
}

interface NameCellProps {
  variation: ListedVariation;
  name: string;
  tools: RowTools;
  failure: string | undefined;
}

function NameCell({ variation: { id, image }, name, tools: { productId }, failure }: NameCellProps) {
  const url = getVariationUrl(productId, id);
  return (
    <span className="sa-variation-name">
      {image ? (
        <img className="sa-variation-name__image" src={image.src} alt="" loading="lazy" />
      ) : (
        <span className="sa-variation-name__image" />
      )}
      <span>
        {url === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <Link href={url} dir="auto">
            {name}
          </Link>
        )}
        {failure !== undefined && <span className="sa-variation-cell__error">{failure}</span>}
      </span>
    </span>
  );
}

interface VisibilityCellProps extends Pick<ListedVariation, 'id' | 'status'> {
  name: string;
  tools: RowTools;
}

/** WooCommerce hides a variation with the status `private` (contract, section 2.7). */
function VisibilityCell({ id, status, name, tools }: VisibilityCellProps) {
  const isVisible = status !== 'private';
  const words = isVisible
    ? __('Visible to customers', 'store-admin')
    : __('Not visible to customers', 'store-admin');
  return (
    <Button
      variant="tertiary"
      size="small"
      className={isVisible ? undefined : 'sa-variation-hidden'}
      aria-label={describeAction(words, name)}
      title={words}
      disabled={tools.isReadOnly}
      onClick={() =>
        tools.onEdit(
          id,
          { status: isVisible ? 'private' : 'publish' },
          formatCellLabel(getMemberLabel('status'), name),
        )
      }
    >
      <Icon name={isVisible ? 'eye' : 'eye-off'} size={20} />
    </Button>
  );
}

const formatCellLabel = (member: string, name: string): string =>
  sprintf(
    /* translators: 1: what is edited, such as Price, 2: which variation, such as Red, Large */
    _x('%1$s of %2$s', 'field of a variation', 'store-admin'),
    member,
    name,
  );

const formatInvalidSalePrice = () =>
  __('Sale price cannot be equal to or higher than list price.', 'store-admin');

/** Text of the quantity field for a variation without managed stock. */
function formatStock({ manage_stock, stock_quantity, stock_status }: ListedVariation): string {
  if (manage_stock === 'parent') {
    return sprintf(
      /* translators: %s: how many there are of all variations together */
      __('%s in total', 'store-admin'),
      String(stock_quantity ?? 0),
    );
  }
  return formatStockStatus(stock_status);
}
