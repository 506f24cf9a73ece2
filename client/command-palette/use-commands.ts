import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { filterList } from '@admin/extensions';
import { getNewPath, parseAdminUrl, safeUrl } from '@admin/navigation';
import { tasksStore, useTaskLists, type TaskList } from '@admin/store-tasks';
import {
  useCan,
  useColorScheme,
  useDensity,
  usePreference,
  type ColorScheme,
  type SavedView,
} from '@admin/store-user';
import { getTaskUrl } from '../components';
import type { Command, CommandAction, CommandLink } from './command';
import { listHostMenu } from './host-menu';
import { listPageActions } from './page-actions';

/** Filter with which extensions add commands. */
const COMMANDS_FILTER = 'store_admin_commands';

/** A screen of the dashboard that the palette lists. */
export interface Screen {
  /** `/analytics/orders`. */
  path: string;
  title: string;
  trail: string | undefined;
  isReport: boolean;
  /** A report that is suggested if the text has only a period. */
  isMostWanted?: boolean | undefined;
}

/**
 * Returns all commands that are found without a request, in display order.
 * @param more further commands that are found by name only
 */
export function useCommands(
  screens: readonly Screen[],
  more: readonly Command[],
  showShortcuts: () => void,
): readonly Command[] {
  const can = useCan();
  const { lists } = useTaskLists();
  const [views] = usePreference('report_views');
  const actions = useActions(lists, showShortcuts);
  return useMemo(() => {
    const links = [
      ...screens.map(toLink),
      ...(views?.views ?? []).map((view) => toViewLink(view, screens)),
      ...toTaskLinks(lists ?? []),
    ];
    return [
      ...links,
      ...listPageActions(),
      ...actions,
      ...filterList(COMMANDS_FILTER, () => [], isContributed)
        .filter(({ capability }) => capability === undefined || can(capability))
        .map(toCommand),
      ...more,
      ...listHostMenu(links),
    ];
  }, [screens, more, views, lists, actions, can]);
}

/** Returns the command that opens a screen. */
export const toLink = ({ path, title, trail }: Screen): CommandLink => ({
  id: `screen ${path}`,
  group: 'screens',
  title,
  trail,
  icon: 'chevron-end',
  href: getNewPath({}, path, {}),
});

const toViewLink = ({ id, name, path, query }: SavedView, screens: readonly Screen[]): CommandLink => ({
  id: `view ${id}`,
  group: 'views',
  title: name,
  trail: screens.find((screen) => screen.path === path)?.title,
  icon: 'bookmark',
  href: getNewPath(query, path, {}),
});

/** Returns the open tasks without duplicates, because some are in two lists. */
function toTaskLinks(lists: readonly TaskList[]): CommandLink[] {
  const links = new Map<string, CommandLink>();
  for (const { title: trail, tasks } of lists) {
    for (const task of tasks) {
      const { id, title, isComplete, isDismissed, canView } = task;
      if (!canView || isComplete || isDismissed || links.has(id)) continue;
      const href = getTaskUrl(task);
      links.set(id, { id: `task ${id}`, group: 'tasks', title, trail, icon: 'check', href });
    }
  }
  return [...links.values()];
}

function useActions(lists: readonly TaskList[] | undefined, showShortcuts: () => void): CommandAction[] {
  const [layout, saveLayout] = usePreference('homepage_layout');
  const { scheme, choose } = useColorScheme();
  const { density, choose: chooseDensity } = useDensity();
  const { hideTaskList } = useDispatch(tasksStore);
  const registry = useRegistry();
  const can = useCan();
  return useMemo(() => {
    const toAction = (action: Omit<CommandAction, 'group'>): CommandAction => ({
      group: 'actions',
      ...action,
    });
    const isWide = layout === 'two_columns';
    const isCompact = density === 'compact';
    return [
      ...COLOR_SCHEMES.filter((other) => other !== scheme).map((other) =>
        toAction({
          id: `action colors ${other}`,
          title: titleOfScheme(other),
          keywords: [__('colors', 'store-admin'), __('theme', 'store-admin'), __('dark mode', 'store-admin')],
          icon: 'display',
          run: () => choose(other),
        }),
      ),
      toAction({
        id: 'action density',
        title: isCompact
          ? __('Use comfortable density', 'store-admin')
          : __('Use compact density', 'store-admin'),
        keywords: [__('spacing', 'store-admin')],
        icon: 'display',
        run: () => chooseDensity(isCompact ? 'comfortable' : 'compact'),
      }),
      toAction({
        id: 'action shortcuts',
        title: __('Show keyboard shortcuts', 'store-admin'),
        keywords: [__('messages stay, time limit', 'store-admin')],
        icon: 'help',
        run: showShortcuts,
      }),
      ...(can('manage_woocommerce')
        ? [
            toAction({
              id: 'action layout',
              title: isWide
                ? __('Show home in one column', 'store-admin')
                : __('Show home in two columns', 'store-admin'),
              keywords: [__('switch layout', 'store-admin'), __('change the layout', 'store-admin')],
              icon: 'layout',
              run: () => saveLayout(isWide ? 'single_column' : 'two_columns'),
            }),
            toAction({
              id: 'action undo',
              title: __('Undo my last change', 'store-admin'),
              keywords: [__('history', 'store-admin')],
              icon: 'clock',
              run: async () => {
                const { undoLast } = await import(/* webpackChunkName: "undo-last" */ './undo-last');
                await undoLast(registry);
              },
            }),
          ]
        : []),
      ...(lists ?? [])
        .filter(({ isVisible, isHidden, isToggleable }) => isVisible && !isHidden && isToggleable)
        .map(({ id, title }) =>
          toAction({
            id: `action hide ${id}`,
            title: __('Hide this list', 'store-admin'),
            trail: title,
            keywords: [__('hide the list', 'store-admin')],
            icon: 'display',
            run: () => hideTaskList(id),
          }),
        ),
    ];
  }, [
    layout,
    saveLayout,
    scheme,
    choose,
    density,
    chooseDensity,
    lists,
    hideTaskList,
    showShortcuts,
    registry,
    can,
  ]);
}

const COLOR_SCHEMES: readonly ColorScheme[] = ['light', 'dark', 'auto'];

function titleOfScheme(scheme: ColorScheme): string {
  switch (scheme) {
    case 'light':
      return __('Use light colors', 'store-admin');
    case 'dark':
      return __('Use dark colors', 'store-admin');
    case 'auto':
      return __('Use system colors', 'store-admin');
  }
}

/** A command of an extension, classic or typed. */
interface Contributed {
  id: string;
  title: string;
  trail?: string;
  keywords?: readonly string[];
  capability?: string;
  href?: string;
  run?(): unknown;
}

function isContributed(value: unknown): value is Contributed {
  const { id, title, href, run } = Object(value);
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    (typeof href === 'string' ? safeUrl(href) !== undefined : typeof run === 'function')
  );
}

function toCommand({ id, title, trail, keywords, href, run }: Contributed): Command {
  const described = { id: `extension ${id}`, group: 'actions' as const, title, trail, keywords };
  return href === undefined
    ? { ...described, icon: 'plugin', run: () => run?.() }
    : { ...described, icon: 'plugin', href: parseAdminUrl(href).href };
}
