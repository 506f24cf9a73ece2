import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { SlotOr } from '@admin/extensions';
import { decodeEntities } from '@admin/format';
import { getHost } from '@admin/host';
import { getProgress, getProgressTitle, type TaskList } from '@admin/store-tasks';
import { ProgressBar } from '@admin/ui';
import './progress-header.css';

interface ProgressHeaderProps {
  list: TaskList;
  now: number | undefined;
  menu: ReactNode;
}

export function ProgressHeader({ list, now, menu }: ProgressHeaderProps) {
  const progress = getProgress(list, now);
  const siteTitle = decodeEntities(getHost().settings.siteTitle);
  const fillProps = { taskListId: list.id };

  return (
    <SlotOr name="woocommerce_tasklist_experimental_progress_header_item" fillProps={fillProps}>
      <div className="sa-progress-header">
        <div className="sa-progress-header__line">
          <SlotOr name="woocommerce_tasklist_experimental_progress_title_item" fillProps={fillProps}>
            <h2 className="sa-progress-header__title">{getProgressTitle({ ...progress, siteTitle })}</h2>
          </SlotOr>
          {menu}
        </div>
        <div className="sa-progress-header__bar">
          <ProgressBar
            value={progress.completed}
            max={progress.total}
            label={__('Setup progress', 'store-admin')}
          />
          <span className="sa-progress-header__count">
            {sprintf(
              /* translators: 1: number of completed tasks, 2: number of all tasks */
              __('%1$d of %2$d', 'store-admin'),
              progress.completed,
              progress.total,
            )}
          </span>
        </div>
      </div>
    </SlotOr>
  );
}
