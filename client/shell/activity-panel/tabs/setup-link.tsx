import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { getNewPath, isPlainClick, navigateAfter } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { tasksStore } from '@admin/store-tasks';
import { queueRecordEvent } from '@admin/tracks';
import { SetupProgress } from './setup-progress';
import { tabId } from './tab-id';

/** Links to the setup list, and shows the list again if it was hidden in another tab. */
export function SetupLink({ quarters }: { quarters: number }) {
  const { revealTaskList } = useDispatch(tasksStore);
  const report = usePromiseNotice();
  const href = getNewPath({}, '/', {});

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    queueRecordEvent('activity_panel_link_click', { tab: 'setup' });
    if (!isPlainClick(event, event.currentTarget)) return;
    event.preventDefault();
    const reveal = report(revealTaskList('setup'), {
      failed: __('There was a problem showing the list', 'store-admin'),
    });
    void navigateAfter(reveal, { url: href });
  }

  return (
    <a id={tabId('setup')} className="sa-button is-tertiary sa-panel-tab" href={href} onClick={follow}>
      <SetupProgress quarters={quarters} />
      <span className="sa-panel-tab__label">{__('Finish setup', 'store-admin')}</span>
    </a>
  );
}
