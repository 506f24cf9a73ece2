import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { getNewPath, Link, usePathname } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { getProgress, getReminderText, isReminderShown, useTaskList } from '@admin/store-tasks';
import { useCapability } from '@admin/store-user';
import { queueRecordEvent, recordEvent } from '@admin/tracks';
import { Button } from '@admin/ui';
import { useIsScrolled } from '../header/use-is-scrolled';
import { focusHeading } from '../heading';
import { useSetupListTiming } from '../use-setup-list';
import { useReservedHeight, useReleaseReservedHeight } from './reserved-height';
import './reminder-bar.css';

const LIST = 'setup';
const CLOSED = 'woocommerce_task_list_reminder_bar_hidden';

/** Links back to the setup list from every other page, once setup has been started. */
export function ReminderBar({ isEmbedded }: { isEmbedded: boolean }) {
  const pathname = usePathname();
  const canManage = useCapability('manage_woocommerce');
  const isHome = !isEmbedded && pathname === '/';
  const { isExpected, isDue } = useSetupListTiming();
  const isWanted = canManage && !isHome && isExpected;
  useReleaseReservedHeight(!isWanted);
  return isWanted && isDue ? <SetupReminder /> : null;
}

function SetupReminder() {
  const { list, now, status } = useTaskList(LIST);
  const hasSteps = isReminderShown({ list, closed: false, isHome: false }, now);
  const { closed, isRead } = useSelect(
    (select, resolution) => ({
      closed: hasSteps ? select(optionsStore).getOption(CLOSED) : undefined,
      isRead: ['finished', 'failed'].includes(resolution(optionsStore).getOption(CLOSED).status),
    }),
    [hasSteps],
  );
  const isShown = isReminderShown({ list, closed, isHome: false }, now);
  const areListsRead = list !== undefined || status === 'finished' || status === 'failed';
  useReleaseReservedHeight(areListsRead && (!hasSteps || isRead));

  if (!list || !isShown) return null;
  const { completed, total } = getProgress(list, now);
  return <Bar left={total - completed} />;
}

function Bar({ left }: { left: number }) {
  const { updateOptions } = useDispatch(optionsStore);
  const report = usePromiseNotice();
  const isScrolled = useIsScrolled();
  useViewEvent(left);
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar);

  function close() {
    recordEvent('tasklist_reminder_bar_close', { steps_left: left });
    void report(updateOptions({ [CLOSED]: 'yes' }), {
      failed: __('There was a problem dismissing the reminder', 'store-admin'),
    });
    focusHeading();
  }

  return (
    <section
      ref={bar}
      className={`sa-reminder-bar${isScrolled ? ' is-scrolled' : ''}`}
      aria-label={__('Store setup', 'store-admin')}
    >
      <p className="sa-reminder-bar__text">
        <span>{getReminderText(left)}</span>{' '}
        <Link
          href={getNewPath({}, '/', {})}
          onClick={() => queueRecordEvent('tasklist_reminder_bar_click', { steps_left: left })}
        >
          {__('Continue setup', 'store-admin')}
        </Link>
      </p>
      <Button
        variant="tertiary"
        size="small"
        icon="close"
        aria-label={__('Close reminder', 'store-admin')}
        onClick={close}
      />
    </section>
  );
}

/** Records the view of the bar once, even if the number of remaining steps changes. */
function useViewEvent(left: number): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (isRecorded.current) return;
    isRecorded.current = true;
    recordEvent('tasklist_reminder_bar_view', { steps_left: left });
  }, [left]);
}
