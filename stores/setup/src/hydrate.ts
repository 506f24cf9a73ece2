import type { Registry } from '@admin/data';
import type { LocaleInfo } from './money';
import { setupStore } from './store';

interface Page {
  /** The static setting `onboarding`, as printed by the host. */
  readonly onboarding: { readonly localeInfo?: LocaleInfo | undefined };
  /** Feature `transient-notices`. */
  readonly queuesNotices: boolean;
}

/** Hydrates the countries' formats, and whether the host can store notices. */
export function hydrateSetup(registry: Registry, { onboarding, queuesNotices }: Page): void {
  void registry.dispatch(setupStore).receivePage({ localeInfo: onboarding.localeInfo ?? {}, queuesNotices });
}
