import { useSelect, WithStores } from '@admin/data';
import { decodeEntities } from '@admin/format';
import type { Host } from '@admin/host';
import { getNewPath, navigateTo } from '@admin/navigation';
import { settingsPagesStore } from '@admin/store-settings-pages';
import { useCan } from '@admin/store-user';
import { useMemo, type ComponentProps } from 'react';
import { getHostPalette, type PaletteModule, type PaletteProps, type Screen } from '../../command-palette';
import { listClassicSettings } from '../../command-palette/classic-settings';
import type { Command } from '../../command-palette/command';
import { offerToHost } from '../../command-palette/offer-to-host';
import { PaletteDialog } from '../../command-palette/palette-dialog';
import { SHORTCUT_LETTERS } from '../../command-palette/shortcuts';
import { ShortcutsSheet } from '../../command-palette/shortcuts-sheet';
import { toLink } from '../../command-palette/use-commands';
import { findOwnReport } from '../../screens/analytics/reports';
import { getBreadcrumbLabel } from '../../shell';
import { getBreadcrumbs, type Page } from '../routes/page';
import { listPages } from '../routes/page-list';
import { listReports } from '../routes/report-list';
import { listAnalyticsSettings, listHelp, listSettingsFields } from './links';

/** Whether the user has a capability. */
type Can = (capability: string) => boolean;

/**
 * Creates the palette of this host. Its screens are the registered pages and reports, including those of extensions.
 */
export function createPalette(host: Host, canNow: Can): PaletteModule {
  function Palette({ view, onView, text, onText, onClose }: PaletteProps) {
    const can = useCan();
    const screens = useMemo(() => listScreens(host, can), [can]);
    if (view === 'shortcuts') return <ShortcutsSheet screens={screens} onClose={onClose} />;
    const shared = {
      host,
      can,
      screens,
      onClose,
      text,
      onText,
      onShowShortcuts: () => onView('shortcuts'),
    };
    return hasOwnSettings(host, can) ? (
      <WithStores stores={SETTINGS_STORES}>
        <WithOwnSettings {...shared} />
      </WithStores>
    ) : (
      <WithSettings {...shared} settings={undefined} />
    );
  }
  return {
    Palette,
    goTo(letter) {
      const target = SHORTCUT_LETTERS.find((each) => each.letter === letter.toLowerCase());
      if (target && listScreens(host, canNow).some(({ path }) => path === target.path))
        navigateTo({ url: getNewPath({}, target.path, {}) });
    },
    offerToHost() {
      const palette = getHostPalette();
      if (palette) offerToHost(palette, listScreens(host, canNow).map(toLink), (url) => navigateTo({ url }));
    },
  };
}

const SETTINGS_STORES = [{ store: settingsPagesStore }];

type OpenPaletteProps = Pick<
  ComponentProps<typeof PaletteDialog>,
  'screens' | 'onClose' | 'onShowShortcuts' | 'text' | 'onText'
> & {
  host: Host;
  can: Can;
};

/** Loads the host's description of the settings pages when the palette is first opened, and keeps it. */
function WithOwnSettings(props: OpenPaletteProps) {
  const pages = useSelect((select) => select(settingsPagesStore).getPages(), []);
  // Hosts that describe no fields use the classic settings pages, whose fields come from a built-in list.
  const isDescribed = pages?.some(({ sections }) => sections.some(({ blocks }) => blocks)) ?? false;
  const settings = useMemo(
    () => (pages && isDescribed ? listSettingsFields(pages) : undefined),
    [pages, isDescribed],
  );
  return <WithSettings {...props} settings={settings} />;
}

function WithSettings({
  host,
  can,
  settings,
  ...dialog
}: OpenPaletteProps & { settings: readonly Command[] | undefined }) {
  const more = useMemo(
    () => [
      ...(can('manage_woocommerce') ? (settings ?? listClassicSettings()) : []),
      ...(can('manage_woocommerce') && host.features.has('analytics') ? listAnalyticsSettings(host) : []),
      ...listHelp(host),
    ],
    [host, can, settings],
  );
  return <PaletteDialog {...dialog} more={more} />;
}

const hasOwnSettings = (host: Host, can: Can): boolean =>
  can('manage_woocommerce') && listPages(host).some(({ path }) => path === '/settings/:page');

function listScreens(host: Host, can: Can): Screen[] {
  const isAllowed = ({ capability }: Page) => capability === undefined || can(capability);
  const pages = listPages(host).filter(isAllowed);
  const hasReports = pages.some(({ path }) => path === '/analytics/:report');
  const screens = pages.filter(isScreen).map(toScreen);
  const analytics = screens.find(({ path }) => path === '/analytics/overview')?.trail;
  const reports = listReports(host).map(({ report, title }) => ({
    report,
    title,
    own: findOwnReport(report),
  }));
  return [
    ...screens,
    ...(hasReports
      ? reports
          // Reports that have their own page are already listed.
          .filter(({ own }) => !pages.some(({ path }) => path === own?.path))
          .map(({ report, title, own }) => ({
            path: `/analytics/${report}`,
            title: decodeEntities(title),
            trail: analytics,
            isReport: !own?.isTimeless,
            isMostWanted: own?.isMostWanted,
          }))
      : []),
  ];
}

/** Excludes pages with path patterns and full-screen pages. */
const isScreen = ({ path, layout }: Page): boolean => !/[:*]/.test(path) && layout?.footer !== false;

function toScreen(page: Page): Screen {
  const { path } = page;
  const trail = getBreadcrumbs(page, { match: { params: {}, path, url: path } }).map((crumb) =>
    decodeEntities(getBreadcrumbLabel(crumb)),
  );
  return {
    path,
    title: trail.at(-1) ?? path,
    // The first breadcrumb is always the store itself.
    trail: trail.length > 2 ? trail.at(-2) : undefined,
    isReport: path === '/analytics/overview',
    isMostWanted: path === '/analytics/overview',
  };
}
