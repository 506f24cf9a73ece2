import type { ComponentType } from 'react';
import { FailureBoundary, filterList, useFilterChanges } from '@admin/extensions';
import type { Query } from '@admin/navigation';
import { EmbeddedPanel } from '../embedded-panel';
import { LAYOUT_FILTER } from './layout-filter';

/** Rendered below a classic page, with the query of its URL as props. */
export type LayoutComponent = ComponentType<Query>;

interface LayoutComponentsProps {
  query: Query;
  /** Our own components for this page. */
  own: readonly LayoutComponent[];
}

/** Renders our components below a classic page, and applies extensions' additions and removals at any time. */
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

/** Extensions expect these two properties, which are empty on pages whose URL has only a file name. */
const toLayoutProps = (query: Query): Query =>
  query['page'] ? { ...query, tab: query['tab'] ?? '' } : { page: '', tab: '' };

/** Accepts functions, classes, and the results of `memo`, `lazy` and `forwardRef`. */
const isComponent = (value: unknown): value is LayoutComponent =>
  typeof value === 'function' || typeof Object(value).$$typeof === 'symbol';

const nameOf = ({ displayName, name }: LayoutComponent): string => displayName ?? (name || 'unnamed');
