import {
  containClassic,
  applyClassicSwitches,
  hasDisabledContributions,
  reportUnknownFilters,
} from '@admin/extensions';
import { readHost } from '@admin/host';
import { reloadExcludedLinks, offerGlobals } from '../../extension-api';
import { bootOnce } from '../bootstrap/boot';
import { openQueue } from './queue';
import { watchExtensionTasks } from './extension-tasks';

/**
 * Provides the globals that extension scripts use. Runs before those scripts; the dashboard, which starts after them,
 * uses the same registry. Returns a function that stops it.
 */
export function startGlobals(page: Window, isAlone: boolean): () => void {
  const { registry, stop } = bootOnce(readHost(page));
  offerGlobals(page, { registry, isAlone });
  const stops = [
    watchExtensionTasks(registry),
    openQueue(page, registry),
    containClassic(),
    reloadExcludedLinks(),
    reportUnknownFilters(),
    stop,
  ];
  if (hasDisabledContributions()) stops.push(applyClassicSwitches());
  return () => {
    for (const end of stops) end();
  };
}
