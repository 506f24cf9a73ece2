import { useCallback, useEffect } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { getImportStage } from './stage';
import { importsStore } from './store';
import type { ImportQuery } from './types';

/**
 * The number of records to import and the progress. A running import is polled while the component is mounted and the
 * page is visible.
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
    watch.catch(() => {}); // It fails together with the status, whose failure is shown.
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

/**
 * The host's schedule of automatic imports; a running update is polled while the component is mounted and the page is
 * visible.
 */
export function useImportSchedule() {
  const registry = useRegistry();
  const { watchUpdate } = useDispatch(importsStore);
  const { schedule, failure } = useSelect((select, resolution) => {
    const { getImportSchedule } = select(importsStore);
    return {
      schedule: getImportSchedule(),
      failure: resolution(importsStore).getImportSchedule().failure,
    };
  }, []);
  const isFollowed = (schedule?.isUnderWay ?? false) && !failure;

  useEffect(() => {
    if (!isFollowed) return undefined;
    const watch = watchUpdate();
    watch.catch(() => {}); // It fails together with the schedule, whose failure is shown.
    return () => watch.cancel();
  }, [isFollowed, watchUpdate]);

  const retry = useCallback(() => registry.invalidate(importsStore).getImportSchedule(), [registry]);
  return { schedule, failure, retry };
}
