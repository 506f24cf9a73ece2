import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import {
  CAMPAIGNS_PER_PAGE,
  useCampaigns,
  type Campaign,
  type Channel,
  type AttributedTotals,
} from '@admin/store-marketing';
import { DataTable, type Cell, type Column, type Row } from '@admin/table';
import { Button, Card, EmptyState, ErrorState, usePreviousData } from '@admin/ui';
import { formatCount, formatPrice, formatSales } from '../format-attribution';
import type { AttributedOrders } from '../use-attributed-orders';

interface CampaignsCardProps {
  channels: readonly Channel[];
  attribution: AttributedOrders;
  onCreate: () => void;
}

/** Campaigns of all channels, with their cost, and their sales if known. */
export function CampaignsCard({ channels, attribution: { totals }, onCreate }: CampaignsCardProps) {
  const [number, setNumber] = useState(1);
  const { page: loaded, status, failure, retry } = useCampaigns(number);
  // The previous page stays while the next one loads; if that fails, it must not be shown as the new page.
  const last = usePreviousData(loaded);
  const page = failure ? loaded : last;
  const title = __('Campaigns', 'store-admin');
  const create = <Button onClick={onCreate}>{__('Create new campaign', 'store-admin')}</Button>;
  const items = page?.items;
  const hasSales = items?.some(({ sales }) => sales) ?? false;
  const columns = useMemo(() => getColumns(hasSales, totals !== undefined), [hasSales, totals]);
  const rows = useMemo(
    () => (items ?? []).map((campaign) => toRow({ campaign, channels, hasSales, totals })),
    [items, channels, hasSales, totals],
  );

  if (!page && failure && number === 1) {
    return (
      <Card title={title} actions={create}>
        <ErrorState
          title={__('The campaigns could not be loaded', 'store-admin')}
          message={failure.message}
          onRetry={retry}
        />
      </Card>
    );
  }
  if (page?.total === 0) {
    return (
      <Card title={title} actions={create}>
        <EmptyState
          icon="megaphone"
          title={__('No campaigns yet', 'store-admin')}
          message={__('Campaigns on your channels and their costs will appear here.', 'store-admin')}
        />
      </Card>
    );
  }
  return (
    <DataTable
      title={title}
      actions={create}
      columns={columns}
      rows={rows}
      status={page ? 'ready' : failure ? 'failed' : 'loading'}
      isRefreshing={page !== undefined && status === 'resolving'}
      failureMessage={failure?.message}
      onRetry={retry}
      page={number}
      perPage={CAMPAIGNS_PER_PAGE}
      total={page?.total}
      onPage={setNumber}
      formatCount={formatCount}
      hideDownload
    />
  );
}

/** Sales reported by channels have their own column, apart from those of the store's orders. */
const getColumns = (hasSales: boolean, hasFigures: boolean): Column[] => [
  { key: 'campaign', label: __('Campaign', 'store-admin'), isLeftAligned: true, required: true },
  { key: 'cost', label: __('Cost', 'store-admin'), isNumeric: true },
  ...(hasSales
    ? [{ key: 'sales', label: __('Sales reported by channel', 'store-admin'), isNumeric: true }]
    : []),
  ...(hasFigures
    ? [
        {
          key: 'orders',
          label: __('Orders', 'store-admin'),
          screenReaderLabel: __('Orders in the last 30 days', 'store-admin'),
          isNumeric: true,
        },
        {
          key: 'worth',
          label: __('Order value', 'store-admin'),
          screenReaderLabel: __('Total value of these orders', 'store-admin'),
          isNumeric: true,
        },
      ]
    : []),
];

interface RowProps {
  campaign: Campaign;
  channels: readonly Channel[];
  hasSales: boolean;
  totals: AttributedOrders['totals'];
}

function toRow({ campaign, channels, hasSales, totals }: RowProps): Row {
  const { cost, sales } = campaign;
  const channel = channels.find(({ slug }) => slug === campaign.channel);
  return [
    { display: <Name campaign={campaign} channel={channel} />, value: campaign.title },
    price(cost),
    ...(hasSales ? [price(sales)] : []),
    ...(totals ? toCells(totals.ofCampaign(campaign)) : []),
  ];
}

/** A campaign without a price is not free. */
const price = (of: Campaign['cost']): Cell =>
  of ? { display: formatPrice(of), value: of.value } : { display: '–', value: undefined };

const toCells = (totals: AttributedTotals): Cell[] => [
  { display: formatCount(totals.orders), value: totals.orders },
  { display: formatSales(totals) || '–', value: totals.sales },
];

function Name({ campaign, channel }: { campaign: Campaign; channel: Channel | undefined }) {
  const { title, manageUrl } = campaign;
  return (
    <span className="sa-marketing-campaign">
      {channel && channel.icon !== '' && <img src={channel.icon} alt="" width={16} height={16} />}
      <span>
        {manageUrl === '' ? (
          <bdi>{title}</bdi>
        ) : (
          <Link href={manageUrl} dir="auto">
            {title}
          </Link>
        )}
        <span className="sa-marketing-campaign__channel">{channel?.name ?? campaign.channel}</span>
      </span>
    </span>
  );
}
