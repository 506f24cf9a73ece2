import { __, _n, sprintf } from '@wordpress/i18n';
import { createDateFormat, createMoneyFormat } from '@admin/format';
import { getHost } from '@admin/host';
import type {
  BulkChange,
  BulkPlan,
  Problem,
  VaryingAttribute,
  ListedVariation,
} from '@admin/store-variations';
import { InlineNotice } from '@admin/ui';
import { formatDecimalInput } from '../../../rules/decimals';
import { formatCount } from '../list/format-count';
import { formatStockStatus } from '../list/format-stock';
import { formatVariationName } from '../list/format-variation';

interface PlanPreviewProps {
  plan: BulkPlan;
  change: BulkChange;
  variations: readonly ListedVariation[];
  varying: readonly VaryingAttribute[];
}

/** Number of examples in the preview. */
const EXAMPLES = 5;

const PROBLEMS: readonly Problem[] = ['nothing-there', 'below-zero', 'sale-not-lower'];

/** Preview of a change: how many variations change, examples before and after, and why others don't change. */
export function PlanPreview({ plan, change, variations, varying }: PlanPreviewProps) {
  const { edits, unchanged, problems } = plan;
  const count = Object.keys(edits).length;
  const formatChangedValue = createValueFormat();
  const examples = takeFirst(variations, ({ id }) => edits[id] !== undefined, EXAMPLES);
  return (
    <div className="sa-variation-plan">
      <output>
        <span>{formatCountToChange(count)}</span>
        {unchanged > 0 && <span> {formatUnchanged(unchanged)}</span>}
      </output>
      {examples.length > 0 && (
        <table className="sa-variation-plan__examples">
          <thead>
            <tr>
              <th scope="col">{__('Variation', 'store-admin')}</th>
              <th scope="col">{__('Before', 'store-admin')}</th>
              <th scope="col">{__('After', 'store-admin')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map((variation) => (
              <tr key={variation.id}>
                <th scope="row">{formatVariationName(variation, varying)}</th>
                <td>{formatChangedValue(variation, change)}</td>
                <td>{formatChangedValue({ ...variation, ...edits[variation.id] }, change)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {count > examples.length && (
        <p>
          {sprintf(
            /* translators: %s: number of variations */
            __('and %s more', 'store-admin'),
            formatCount(count - examples.length),
          )}
        </p>
      )}
      {PROBLEMS.map((problem) => {
        const concerned = problems.filter((each) => each.problem === problem).length;
        return (
          concerned > 0 && (
            <InlineNotice key={problem} status="warning">
              {formatProblem(problem, concerned, variations.length)}
            </InlineNotice>
          )
        );
      })}
    </div>
  );
}

function takeFirst<T>(items: readonly T[], isWanted: (item: T) => boolean, most: number): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (isWanted(item)) found.push(item);
  }
  return found;
}

/** Returns a function that formats the changed values of a variation. */
function createValueFormat() {
  const { currency, dateFormat, locale } = getHost().settings;
  const money = createMoneyFormat(currency);
  // A day without a time is read in UTC; formatting it in UTC keeps the day.
  const date = createDateFormat({ timeZone: '+00:00', locale: locale.userLocale });
  const day = (moment: string | null) => (moment ? date(new Date(moment.slice(0, 10)), dateFormat) : '');
  return (variation: ListedVariation, { what }: BulkChange): string => {
    switch (what) {
      case 'regular_price':
        return money(variation.regular_price) || NONE;
      case 'sale_price':
      case 'discount':
      case 'end_sale':
        return money(variation.sale_price) || NONE;
      case 'sale_dates':
        return `${day(variation.date_on_sale_from) || NONE} … ${day(variation.date_on_sale_to) || NONE}`;
      case 'stock_quantity':
      case 'stock_status':
        return variation.manage_stock === true
          ? formatCount(variation.stock_quantity ?? 0)
          : formatStockStatus(variation.stock_status);
      case 'weight':
        return formatDecimalInput(variation.weight, currency) || NONE;
      case 'status':
        return variation.status === 'private'
          ? __('Not visible to customers', 'store-admin')
          : __('Visible to customers', 'store-admin');
      case 'image':
        return variation.image
          ? variation.image.alt || variation.image.name || `#${variation.image.id}`
          : NONE;
    }
  };
}

const NONE = '–';

const formatCountToChange = (count: number): string =>
  sprintf(
    /* translators: %s: number of variations */
    _n('%s variation will be changed.', '%s variations will be changed.', count, 'store-admin'),
    formatCount(count),
  );

const formatUnchanged = (count: number): string =>
  sprintf(
    /* translators: %s: number of variations */
    _n('%s already has this value.', '%s already have this value.', count, 'store-admin'),
    formatCount(count),
  );

function formatProblem(problem: Problem, count: number, all: number): string {
  const sentence = {
    /* translators: %s: number of variations */
    'nothing-there': _n(
      '%s is not changed because it has no value yet.',
      '%s are not changed because they have no value yet.',
      count,
      'store-admin',
    ),
    /* translators: %s: number of variations */
    'below-zero': _n(
      '%s is not changed because it would be below zero.',
      '%s are not changed because they would be below zero.',
      count,
      'store-admin',
    ),
    /* translators: 1: number of variations, 2: how many were chosen */
    'sale-not-lower': _n(
      '%1$s of %2$s is not changed because its sale price would not be lower than the list price.',
      '%1$s of %2$s are not changed because their sale price would not be lower than the list price.',
      count,
      'store-admin',
    ),
  }[problem];
  return sprintf(sentence, formatCount(count), formatCount(all));
}
