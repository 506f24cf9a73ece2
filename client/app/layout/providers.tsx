import { useLayoutEffect, type ReactNode } from 'react';
import { RegistryProvider, useDispatch, type Registry } from '@admin/data';
import { SlotFillProvider, ExtensionContext, type ExtensionContextValue } from '@admin/extensions';
import { noticesStore } from '@admin/store-notices';
import { useCan } from '@admin/store-user';
import { ScreenBoundary } from '../../shell';

/** What extensions learn of the user, and how they reach the user with a word. */
const EXTENSION_CONTEXT: ExtensionContextValue = {
  useCan,
  useTell() {
    const { createErrorNotice } = useDispatch(noticesStore);
    return (text) => void createErrorNotice(text);
  },
};

/** What every component of the dashboard may count on, and the last net below all of them. */
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
