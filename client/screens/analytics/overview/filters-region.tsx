import { Suspense } from 'react';
import { FailureBoundary } from '@admin/extensions';
import { lazyScreen } from '@admin/navigation';
import type { OverviewFilterBarProps } from './overview-filter-bar';

/** Loaded only if an extension adds filters to the overview. */
const OverviewFilterBar = lazyScreen<OverviewFilterBarProps>('analytics-filters', async () => {
  const bar = await import(/* webpackChunkName: "analytics-filters" */ './overview-filter-bar');
  return bar.OverviewFilterBar;
});

/** The overview's filters; all come from extensions. */
export function FiltersRegion(props: OverviewFilterBarProps) {
  if (props.filters.length === 0) return null;
  return (
    <FailureBoundary source="filters of the overview">
      <Suspense fallback={null}>
        <OverviewFilterBar {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
