import { useLayoutEffect, type ReactNode } from 'react';
import { RegistryProvider, useDispatch, type Registry } from '@admin/data';
import { SlotFillProvider, ExtensionContext, type ExtensionContextValue } from '@admin/extensions';
import { noticesStore } from '@admin/store-notices';
import { useCan } from '@admin/store-user';
import { ScreenBoundary } from '../../shell';

/** The user data and notice functions that extensions get. */
const EXTENSION_CONTEXT: ExtensionContextValue = {
  useCan,
  useTell() {
    const { createErrorNotice } = useDispatch(noticesStore);
    return (text) => void createErrorNotice(text);
  },
};

/** Provides the context for all components of the dashboard, and its outermost error boundary. */
export function Providers({ registry, children }: { registry: Registry; children: ReactNode }) {
  useLayoutEffect(() => document.body.classList.add('sa-is-rendered'), []);
  return (
    <RegistryProvider registry={registry}>
      <SlotFillProvider>
        <ExtensionContext.Provider value={EXTENSION_CONTEXT}>
          <ScreenBoundary name="dashboard">{children}</ScreenBoundary>
        </ExtensionContext.Provider>
      </SlotFillProvider>
    </RegistryProvider>
  );
}
