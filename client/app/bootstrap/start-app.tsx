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
 * Shows the app in the host's element. Returns a function that stops it.
 * @param host what the page provides, where that was read already
 */
export function startApp(render: (host: Host) => ReactNode, host = readHost(window)): () => void {
  if (!host.mount) return () => {};
  reportProblems(host.problems);
  // Scripts of extensions ran before.
  for (const failure of listFailures()) logExtensionFailure(failure);
  const stopReporting = onExtensionFailure(logExtensionFailure);
  const { registry, stop } = bootOnce(host);
  const stopSwitches = applyExtensionSwitches(registry);
  const stopGuard = preventDoubleClicks(document);
  const stopFocus = restoreLostFocus(document);

  host.mount.classList.remove('is-embed-loading');
  // What a boundary caught is on the screen, with a report to copy.
  const root = createRoot(host.mount, { onCaughtError: reportUnexpected });
  // The page answers while it is rendered for the first time.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers registry={registry}>{render(host)}</Providers>
      </StrictMode>,
    ),
  );
  // Read by a host that watches whether scripts run (`assets/class-stock-fallback.php` in WordPress).
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
