import type { Registry } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { parseIndustryChoices, parseProfile } from './schemas';
import { profileStore } from './store';

/** A theme as embedded in the page. */
interface PageTheme {
  readonly slug: string;
  readonly title: string;
  readonly price: string;
  readonly is_installed: boolean;
  readonly image: string;
  readonly excerpt?: string | undefined;
  readonly id?: number | undefined;
}

/** The static setting `onboarding`, as printed by the host. */
interface PageOnboarding {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly themes?: readonly PageTheme[] | undefined;
  readonly activeTheme?: string | undefined;
  readonly industries?: Readonly<Record<string, unknown>> | undefined;
}

/** Hydrates the profile from the page; only dashboard pages include themes and industries. */
export function hydrateProfile(
  registry: Registry,
  { profile, themes, activeTheme, industries }: PageOnboarding,
): void {
  const { receiveIndustries, receiveProfile, receiveThemes } = registry.dispatch(profileStore);
  if (Object.keys(profile).length > 0) {
    void receiveProfile(parseProfile(profile));
    registry.finishResolution(profileStore).getProfile();
  }
  if (industries) void receiveIndustries(parseIndustryChoices(industries));
  if (themes) {
    void receiveThemes({
      themes: themes.map(({ slug, title, price, is_installed: isInstalled, image, excerpt = '', id }) => ({
        slug,
        title: decodeEntities(title),
        price: decodeEntities(price),
        isInstalled,
        image,
        excerpt,
        productId: id ?? null,
      })),
      activeTheme: activeTheme ?? null,
    });
  }
}
