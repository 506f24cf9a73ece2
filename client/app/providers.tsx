import type { ReactNode } from 'react';
import { RegistryProvider, type Registry } from '@admin/data';
import { SlotFillProvider } from '@admin/extensions';
import { ScreenBoundary } from '../shell';

/** What every component of the dashboard may count on, and the last net below all of them. */
export function Providers({ registry, children }: { registry: Registry; children: ReactNode }) {
  return (
    <RegistryProvider registry={registry}>
      <SlotFillProvider>
        <ScreenBoundary name="dashboard">{children}</ScreenBoundary>
      </SlotFillProvider>
    </RegistryProvider>
  );
}
