import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getAdminLink, getProductLink } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { numberOf, textOf, type ReportRow } from '@admin/store-reports';
import { Pager } from '@admin/table';
import type { CountedRows } from './metric-definitions';
import type { SectionProps } from './section-props';
import { PER_PAGE, ReportPage } from './report-page';
import { formatCountValue, formatMetric } from './format';

interface RowsBehindProps extends SectionProps {
  list: CountedRows;
}

/** The counted rows of metrics that don't count orders, each with a link to its item. */
export function ReportRowsSection({
  metric: { range, filters },
  explanation: { description },
  list: { endpoint, query, average },
}: RowsBehindProps) {
  const [page, setPage] = useState(1);
  const listQuery = useMemo(
    () => ({ ...filters, ...query, ...range, page, per_page: PER_PAGE }),
    [filters, query, range, page],
  );
  const unit = description?.unit === 'money' ? 'money' : 'count';
  return (
    <ReportPage
      endpoint={endpoint}
      query={listQuery}
      failed={__('The list could not be loaded.', 'store-admin')}
    >
      {({ items, total }) =>
        total === 0 ? (
          <p>{__('None', 'store-admin')}</p>
        ) : (
          <>
            <table className="sa-metric-details__orders">
              <thead>
                <tr>
                  <th scope="col">{__('Name', 'store-admin')}</th>
                  {average && (
                    <th scope="col" className="is-numeric">
                      {__('Amount', 'store-admin')}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {items.map((row, index) => {
                  const { name, href } = describeRow(endpoint, row);
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- rows of a page have no other order, and some no id
                    <tr key={`${page} ${index}`}>
                      <th scope="row">
                        <Link href={href} dir="auto">
                          {name}
                        </Link>
                      </th>
                      {average && (
                        <td className="is-numeric">
                          <bdi>{formatMetric(numberOf(row, average.column) ?? 0, unit)}</bdi>
                        </td>
                      )}
                    </tr>
                  );
                })}
              </tbody>
            </table>
            {total > PER_PAGE && (
              <Pager
                page={page}
                total={total}
                onPage={setPage}
                perPage={PER_PAGE}
                formatCount={formatCountValue}
                label={__('List pagination', 'store-admin')}
              />
            )}
          </>
        )
      }
    </ReportPage>
  );
}

/** Returns the name and link of a report row. */
function describeRow(endpoint: string, row: ReportRow): { name: string; href: string } {
  const unnamed = __('(no name)', 'store-admin');
  switch (endpoint) {
    case 'customers':
      return {
        name: textOf(row, 'name').trim() || textOf(row, 'username') || textOf(row, 'email') || unnamed,
        href: getNewPath(
          { filter: 'single_customer', customers: String(numberOf(row, 'id') ?? 0) },
          '/customers',
          {},
        ),
      };
    case 'downloads':
      return {
        name: `${textOf(row, 'file_name') || unnamed} (#${textOf(row, 'order_number')})`,
        href: getAdminLink(`post.php?post=${numberOf(row, 'order_id') ?? 0}&action=edit`),
      };
    default:
      // Variations are edited with their product.
      return {
        name: textOf(row, 'name') || unnamed,
        href: getProductLink(numberOf(row, 'parent_id') || numberOf(row, 'id') || 0),
      };
  }
}
