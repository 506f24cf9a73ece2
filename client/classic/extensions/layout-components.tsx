import type { ComponentType } from 'react';
import { FailureBoundary, filterList, useFilterChanges } from '@admin/extensions';
import type { Query } from '@admin/navigation';
import { EmbeddedPanel } from '../embedded-panel';
import { LAYOUT_FILTER } from './layout-filter';

/** Rendered below a classic page, with the parameters of its address. */
export type LayoutComponent = ComponentType<Query>;

interface LayoutComponentsProps {
  query: Query;
  /** Our own ones for this page. */
  own: readonly LayoutComponent[];
}

/** What is below a classic page: ours, and what extensions add or take away, however late. */
export function LayoutComponents({ query, own }: LayoutComponentsProps) {
  useFilterChanges(LAYOUT_FILTER);
  const layoutProps = toLayoutProps(query);
  return filterList(LAYOUT_FILTER, () => [...own], isComponent, layoutProps).map((Component, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- one component may stand there twice; places tell them apart
    <EmbeddedPanel key={index}>
      {own.includes(Component) ? (
        <Component {...layoutProps} />
      ) : (
        <FailureBoundary
          source={`component "${nameOf(Component)}" of filter "${LAYOUT_FILTER}"`}
          filter={{ hook: LAYOUT_FILTER, isMeant: (entry) => entry === Component, details: [layoutProps] }}
        >
          <Component {...layoutProps} />
        </FailureBoundary>
      )}
    </EmbeddedPanel>
  ));
}

/** Callbacks count on these two, which are empty on pages that are reported by their file alone. */
const toLayoutProps = (query: Query): Query =>
  query['page'] ? { ...query, tab: query['tab'] ?? '' } : { page: '', tab: '' };

/** Functions and classes, and what React makes of them by `memo`, `lazy` or `forwardRef`. */
const isComponent = (value: unknown): value is LayoutComponent =>
  typeof value === 'function' || typeof Object(value).$$typeof === 'symbol';

const nameOf = ({ displayName, name }: LayoutComponent): string => displayName ?? (name || 'unnamed');
