import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import type { LinkType } from '@admin/navigation';
import { formatChange } from '@admin/store-reports';
import { Pill, Placeholder, Tiles, Tooltip, VisuallyHidden } from '@admin/ui';
import { Link, type LinkHandler } from './link';

export interface SummaryNumberProps {
  readonly label: ReactNode;
  readonly value?: ReactNode;
  /** Change in percent; `null` if unknown. */
  readonly delta?: number | null;
  readonly prevLabel?: ReactNode;
  readonly prevValue?: ReactNode;
  /** Whether the chart shows this metric. */
  readonly selected?: boolean;
  readonly href?: string;
  readonly hrefType?: LinkType;
  /** Whether a lower value is better, so that an increase isn't shown as positive. */
  readonly reverseTrend?: boolean;
  readonly labelTooltipText?: string;
  /** Makes the tile a button, also if it has an address. */
  readonly onToggle?: () => void;
  readonly onLinkClickCallback?: LinkHandler;
}

/** A metric with its previous value; a link if it has an address. */
export function SummaryNumber(props: SummaryNumberProps) {
  const { label, value, delta, prevLabel, prevValue, selected, href, hrefType, labelTooltipText } = props;
  const { reverseTrend = false } = props;
  const content = (
    <>
      <span className="sa-extension-muted">
        {labelTooltipText ? (
          <Tooltip text={labelTooltipText}>
            <span>{label}</span>
          </Tooltip>
        ) : (
          label
        )}
      </span>
      <span className="sa-extension-row sa-extension-row--between">
        <span className="sa-extension-tile__value">{value ?? __('N/A', 'store-admin')}</span>
        {typeof delta === 'number' && <Change delta={delta} isLessBetter={reverseTrend} />}
      </span>
      {prevLabel !== undefined && (
        <span className="sa-extension-muted">
          {prevLabel} {prevValue ?? __('N/A', 'store-admin')}
        </span>
      )}
    </>
  );
  const shared = { className: 'sa-extension-tile', 'aria-current': selected ? ('true' as const) : undefined };
  if (href && !props.onToggle) {
    return (
      <li>
        <Link href={href} type={hrefType} onClick={props.onLinkClickCallback} {...shared}>
          {content}
        </Link>
      </li>
    );
  }
  return (
    <li>
      {props.onToggle ? (
        <button type="button" onClick={props.onToggle} {...shared}>
          {content}
        </button>
      ) : (
        <div {...shared}>{content}</div>
      )}
    </li>
  );
}

/** The change of a metric, marked as better or worse as in the dashboard's reports. */
function Change({ delta, isLessBetter }: { delta: number; isLessBetter: boolean }) {
  const { decimalSeparator, thousandSeparator } = getHost().settings.currency;
  const write = (value: number) => formatNumber(value, { decimalSeparator, thousandSeparator });
  const isBetter = isLessBetter ? delta < 0 : delta > 0;
  return (
    <Pill tone={delta === 0 ? 'neutral' : isBetter ? 'success' : 'error'}>
      <bdi>{formatChange(delta, write)}</bdi>
      {delta !== 0 && (
        <VisuallyHidden>
          {' '}
          {isBetter ? __('better', 'store-admin') : __('worse', 'store-admin')}
        </VisuallyHidden>
      )}
    </Pill>
  );
}

type RenderTiles = (toggle: { onToggle: () => void }) => readonly ReactNode[];

/** Metrics side by side. Takes elements, or a function that returns them. */
export function SummaryList({ children, label }: { children?: ReactNode | RenderTiles; label?: string }) {
  const items = typeof children === 'function' ? children({ onToggle: () => {} }) : children;
  return (
    <Tiles className="sa-extension-tiles" aria-label={label ?? __('Performance Indicators', 'store-admin')}>
      {Children.toArray(items as ReactNode).map((item, index) =>
        isValidElement(item) ? cloneElement(item as ReactElement, { key: item.key ?? index }) : item,
      )}
    </Tiles>
  );
}

export const SummaryNumberPlaceholder = () => (
  <li className="sa-extension-tile">
    <Placeholder />
  </li>
);

export const SummaryListPlaceholder = ({ numberOfItems }: { numberOfItems: number }) => (
  <Tiles
    className="sa-extension-tiles"
    aria-busy="true"
    aria-label={__('Performance Indicators', 'store-admin')}
  >
    {Array.from({ length: numberOfItems }, (_, index) => (
      <SummaryNumberPlaceholder key={index} />
    ))}
  </Tiles>
);
