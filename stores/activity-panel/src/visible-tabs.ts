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

export interface PanelShop {
  /** Whether the user holds `manage_woocommerce`. */
  canManage: boolean;
  /** The list `setup`; `undefined` while loading. */
  setupList: TaskList | undefined;
  /** The server's time in milliseconds, if known. */
  now?: number | undefined;
}

/** When each tab is visible, in header order (product specification, section 6). */
const RULES: readonly [PanelTab, (page: PanelPage, shop: PanelShop) => boolean][] = [
  ['activity', ({ isHome, isProductEditor }) => !isHome && !isProductEditor],
  ['feedback', ({ isNewProductForm }) => isNewProductForm],
  [
    'setup',
    ({ isHome, isProductEditor }, shop) =>
      shop.canManage && isSetupPending(shop) && !isHome && !isProductEditor,
  ],
  ['help', ({ isHome }, { canManage }) => canManage && isHome],
  ['displayOptions', ({ isHome }, { canManage }) => canManage && isHome],
  ['previewSite', ({ isHome, task }) => isHome && task === 'appearance'],
  ['previewStore', ({ isHome, task }) => isHome && task !== 'appearance'],
];

/** The header's tabs and buttons on this page, in order. */
export const getVisibleTabs = (page: PanelPage, shop: PanelShop): PanelTab[] =>
  RULES.filter(([, isVisible]) => isVisible(page, shop)).map(([tab]) => tab);

const isSetupPending = ({ setupList, now }: PanelShop): boolean =>
  setupList !== undefined && !setupList.isHidden && !isTaskListComplete(setupList, now);
