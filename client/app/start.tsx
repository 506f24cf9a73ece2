import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onExtensionFailure } from '@admin/extensions';
import { readHost, setHost, type Host } from '@admin/host';
import { configureHttp } from '@admin/http';
import { hydrate } from './hydrate';
import { Providers } from './providers';
import { createAppRegistry } from './registry';
import { reportFailure, reportUnexpected } from './report';
import { keepSession } from './session';

/** Reads what the page hands over, fills the stores with it, and shows the app in the host's element. */
export function start(render: (host: Host) => ReactNode): void {
  const host = readHost(window);
  setHost(host);
  if (!host.mount) return;
  for (const problem of host.problems) reportUnexpected(new Error(`The page handed over: ${problem}.`));

  configureHttp({ ...host.api, preloaded: host.preloaded });
  const registry = createAppRegistry(reportFailure);
  hydrate(registry, host);
  keepSession(registry, host.api.loginUrl);
  onExtensionFailure(({ source, error }) =>
    reportUnexpected(new Error(`Extension: ${source}`, { cause: error })),
  );

  host.mount.classList.remove('is-embed-loading');
  createRoot(host.mount).render(
    <StrictMode>
      <Providers registry={registry}>{render(host)}</Providers>
    </StrictMode>,
  );
}
