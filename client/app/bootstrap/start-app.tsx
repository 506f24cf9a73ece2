import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { listFailures, onExtensionFailure } from '@admin/extensions';
import { readHost, type Host } from '@admin/host';
import { preventDoubleClicks, restoreLostFocus } from '@admin/ui';
import { bootOnce } from './boot';
import { applyExtensionSwitches } from '../extensions/switches';
import { Providers } from '../layout/providers';
import { logExtensionFailure, reportProblems, reportUnexpected } from './report-error';

/**
 * Renders the app into the host's element. Returns a function that stops it.
 * @param host data of the page, if it was already read
 */
export function startApp(render: (host: Host) => ReactNode, host = readHost(window)): () => void {
  if (!host.mount) return () => {};
  reportProblems(host.problems);
  // Extension scripts ran earlier.
  for (const failure of listFailures()) logExtensionFailure(failure);
  const stopReporting = onExtensionFailure(logExtensionFailure);
  const { registry, stop } = bootOnce(host);
  const stopSwitches = applyExtensionSwitches(registry);
  const stopGuard = preventDoubleClicks(document);
  const stopFocus = restoreLostFocus(document);

  host.mount.classList.remove('is-embed-loading');
  // Errors caught by a boundary are already shown, with a report to copy.
  const root = createRoot(host.mount, { onCaughtError: reportUnexpected });
  // Keeps the page responsive during the first render.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers registry={registry}>{render(host)}</Providers>
      </StrictMode>,
    ),
  );
  // Read by the host's check that scripts run (`assets/class-stock-fallback.php` in WordPress).
  host.mount.dataset['started'] = '';
  return () => {
    root.unmount();
    stop();
    stopSwitches();
    stopGuard();
    stopFocus();
    stopReporting();
  };
}
