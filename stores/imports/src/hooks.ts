import { useCallback, useEffect } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { getImportStage } from './stage';
import { importsStore } from './store';
import type { ImportQuery } from './types';

/**
 * What there is to bring in and how far that is. While an import is under way it is followed, as long as the
 * component is there and the page is seen.
 * @param query keeps its identity between renders
 */
export function useImport(query: ImportQuery) {
  const registry = useRegistry();
  const { watchImport } = useDispatch(importsStore);
  const read = useSelect(
    (select, resolution) => {
      const { getImportStatus, getImportTotals, getImportEnd } = select(importsStore);
      const resolutionOf = resolution(importsStore);
      return {
        status: getImportStatus(),
        totals: getImportTotals(query),
        end: getImportEnd(),
        statusFailure: resolutionOf.getImportStatus().failure,
        totalsFailure: resolutionOf.getImportTotals(query).failure,
      };
    },
    [query],
  );
  const { status, totals, end, statusFailure, totalsFailure } = read;
  const isFollowed = (status?.isImporting ?? false) && !statusFailure;

  useEffect(() => {
    if (!isFollowed) return undefined;
    const watch = watchImport();
    watch.catch(() => {}); // It fails with the status, whose failure is shown.
    return () => watch.cancel();
  }, [isFollowed, watchImport]);

  const retry = useCallback(() => {
    registry.invalidate(importsStore).getImportStatus();
    registry.invalidate(importsStore).getImportTotals(query);
  }, [registry, query]);
  return {
    status,
    totals,
    end,
    stage: getImportStage({ status, totals, end }),
    failure: statusFailure ?? totalsFailure,
    retry,
  };
}
