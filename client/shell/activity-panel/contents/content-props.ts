import type { PanelPage } from '@admin/store-activity-panel';

/** Props of a tab's content. */
export interface ContentProps {
  /** The page on which the panel was opened. */
  page: PanelPage;
}
