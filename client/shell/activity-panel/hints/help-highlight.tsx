import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { activityPanelStore } from '@admin/store-activity-panel';
import { isHelpHighlighted, useTask } from '@admin/store-tasks';
import { usePreference } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { TabHint } from './tab-hint';

/** Milliseconds on a task's page; product specification, section 9. */
const DELAY = 1000;

export interface HelpHighlightProps {
  taskId: string;
}

/** Points to the help tab, once per user, if a task was started more than once and isn't done. */
export function HelpHighlight({ taskId }: HelpHighlightProps) {
  const { task } = useTask(taskId);
  const [starts] = usePreference('task_list_tracked_started_tasks');
  const [shown, saveShown] = usePreference('help_panel_highlight_shown');
  const [isOver, setOver] = useState(false);
  const isHelpOpen = useSelect((select) => select(activityPanelStore).isTabOpen('help'), []);
  const isDue = !isOver && task !== undefined && isHelpHighlighted(task, starts?.[taskId], shown);
  const isShown = useAfterDelay(isDue);

  function dismiss() {
    setOver(true);
    recordEvent('help_tooltip_click', { task_name: taskId });
    // If this fails, the hint is shown again on another day.
    saveShown('yes').catch(() => undefined);
  }
  // Users who open the help tab don't need the hint anymore.
  const isFound = isDue && isHelpOpen;
  useEffect(() => {
    if (isFound) dismiss();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the help opens
  }, [isFound]);

  if (!isShown) return null;
  return (
    <TabHint
      tab="help"
      heading={__('Need help with this task?', 'store-admin')}
      text={__('Find documentation about this task here.', 'store-admin')}
      onSeen={() => recordEvent('help_tooltip_view', { task_name: taskId })}
      onClose={dismiss}
    />
  );
}

/** Returns true once the condition has held for the delay. */
function useAfterDelay(isSo: boolean): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setPassed(true), DELAY);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [isSo]);
  return isSo && hasPassed;
}
