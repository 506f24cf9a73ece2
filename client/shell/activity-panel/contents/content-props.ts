import type { PanelPage } from '@admin/store-activity-panel';

/** What the content of a tab is given. */
export interface ContentProps {
  /** Where the panel was opened. */
  page: PanelPage;
}
