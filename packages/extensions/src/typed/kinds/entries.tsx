import { withContainment } from '../with-containment';
import { sortByOrder, type Extension } from '../definition';
import { toProductEntries } from './product-entries';

/** Contributions for the lists that screens filter, by filter name. */
export const toEntries = (extension: Extension): Readonly<Record<string, readonly object[]>> => ({
  woocommerce_admin_pages_list: toPages(extension),
  woocommerce_admin_reports_list: toReports(extension),
  woocommerce_navigation_menu_items: toMenuItems(extension),
  woocommerce_admin_embedded_layout_components: toPanels(extension),
  store_admin_activity_tabs: toTabs(extension),
  store_admin_home_sections: toSections(extension),
  store_admin_commands: toCommands(extension),
  store_admin_history_kinds: toHistoryKinds(extension),
  ...toProductEntries(extension),
});

const toPages = (extension: Extension) =>
  sortByOrder(extension.pages).map((page) => ({
    path: page.path,
    container: withContainment(extension, 'pages', page, page.component),
    breadcrumbs: [page.title],
    ...(page.capability === undefined ? {} : { capability: page.capability }),
    ...(page.hostMenu === undefined ? {} : { wpOpenMenu: page.hostMenu }),
  }));

const toReports = (extension: Extension) =>
  sortByOrder(extension.reports).map((report) => ({
    report: report.id,
    title: report.title,
    capability: report.capability,
    component: withContainment(extension, 'reports', report, report.component),
  }));

const toMenuItems = ({ menuItems }: Extension) =>
  sortByOrder(menuItems).map(({ id, title, url, parent, order, capability }) => ({
    id,
    title,
    url,
    menuId: 'plugins',
    ...(parent === undefined ? {} : { parent }),
    ...(order === undefined ? {} : { order }),
    ...(capability === undefined ? {} : { capability }),
  }));

/** Panels are requested on every classic page, so each checks whether it applies. */
const toPanels = (extension: Extension) =>
  sortByOrder(extension.settingsPanels).map((panel) => {
    const Panel = withContainment(extension, 'settingsPanels', panel, panel.component);
    return function SettingsPanel(query: Readonly<Record<string, string | undefined>>) {
      const { page, tab, section = '' } = query;
      const isMeant =
        page === 'wc-settings' && (tab || 'general') === panel.tab && section === (panel.section ?? '');
      return isMeant ? <Panel query={query} /> : null;
    };
  });

const toTabs = (extension: Extension) =>
  sortByOrder(extension.activityTabs).map((tab) => ({
    id: `${extension.id}-${tab.id}`,
    title: tab.title,
    icon: tab.icon,
    capability: tab.capability,
    Content: withContainment(extension, 'activityTabs', tab, tab.component),
  }));

const toSections = (extension: Extension) =>
  sortByOrder(extension.homeSections).map((section) => ({
    id: `${extension.id}-${section.id}`,
    column: section.column ?? 'second',
    capability: section.capability,
    Content: withContainment(extension, 'homeSections', section, section.component),
  }));

const toCommands = (extension: Extension) =>
  sortByOrder(extension.commands).map(({ id, title, keywords, url, run, capability }) => ({
    id: `${extension.id}-${id}`,
    title,
    trail: extension.title,
    keywords,
    capability,
    ...(url === undefined ? { run } : { href: url }),
  }));

const toHistoryKinds = (extension: Extension) =>
  sortByOrder(extension.history).map(({ id, title, capability, read, undo }) => ({
    id: `${extension.id}/${id}`,
    title,
    capability,
    read,
    undo,
  }));
