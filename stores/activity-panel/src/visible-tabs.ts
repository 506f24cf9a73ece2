import { isTaskListComplete, type TaskList } from '@admin/store-tasks';
import type { PanelPage } from './page';

export type PanelTab =
  | 'activity'
  | 'feedback'
  | 'setup'
  | 'help'
  | 'previewSite'
  | 'previewStore'
  | 'displayOptions';

export interface PanelContext {
  /** Whether the user holds `manage_woocommerce`. */
  canManage: boolean;
  /** The list `setup`; `undefined` while loading. */
  setupList: TaskList | undefined;
  /** The server's time in milliseconds, if known. */
  now?: number | undefined;
}

/** When each tab is visible, in header order (product specification, section 6). */
const RULES: readonly [PanelTab, (page: PanelPage, context: PanelContext) => boolean][] = [
  ['activity', ({ isHome, isProductEditor }) => !isHome && !isProductEditor],
  ['feedback', ({ isNewProductForm }) => isNewProductForm],
  [
    'setup',
    ({ isHome, isProductEditor }, context) =>
      context.canManage && isSetupPending(context) && !isHome && !isProductEditor,
  ],
  ['help', ({ isHome }, { canManage }) => canManage && isHome],
  ['displayOptions', ({ isHome }, { canManage }) => canManage && isHome],
  ['previewSite', ({ isHome, task }) => isHome && task === 'appearance'],
  ['previewStore', ({ isHome, task }) => isHome && task !== 'appearance'],
];

/** The header's tabs and buttons on this page, in order. */
export const getVisibleTabs = (page: PanelPage, context: PanelContext): PanelTab[] =>
  RULES.filter(([, isVisible]) => isVisible(page, context)).map(([tab]) => tab);

const isSetupPending = ({ setupList, now }: PanelContext): boolean =>
  setupList !== undefined && !setupList.isHidden && !isTaskListComplete(setupList, now);
