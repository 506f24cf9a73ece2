import type { Registry } from '@admin/data';
import type { LocaleInfo } from './money';
import { setupStore } from './store';

interface Page {
  /** The static setting `onboarding`, as the host hands it over. */
  readonly onboarding: { readonly localeInfo?: LocaleInfo | undefined };
  /** Feature `transient-notices`. */
  readonly queuesNotices: boolean;
}

/** Takes over what the page says of countries, and whether notices may wait for the next one. */
export function hydrateSetup(registry: Registry, { onboarding, queuesNotices }: Page): void {
  void registry.dispatch(setupStore).receivePage({ localeInfo: onboarding.localeInfo ?? {}, queuesNotices });
}
