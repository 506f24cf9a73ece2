import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { activityPanelStore } from '@admin/store-activity-panel';
import { isHelpHighlighted, useTask } from '@admin/store-tasks';
import { usePreference } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { TabHint } from './tab-hint';

/** Milliseconds on the page of a task; product specification, section 9. */
const DELAY = 1000;

export interface HelpHighlightProps {
  taskId: string;
}

/** Points at the help of a task that was begun more than once and is not done, once for each user. */
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
    // Nothing is lost when that fails: the hint comes again another day.
    saveShown('yes').catch(() => undefined);
  }
  // Whoever opens the help needs no hint at it anymore.
  const isFound = isDue && isHelpOpen;
  useEffect(() => {
    if (isFound) dismiss();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the help opens
  }, [isFound]);

  if (!isShown) return null;
  return (
    <TabHint
      tab="help"
      heading={__('Need help with this task?', 'woocommerce')}
      text={__('Find documentation about this task here.', 'woocommerce')}
      onSeen={() => recordEvent('help_tooltip_view', { task_name: taskId })}
      onClose={dismiss}
    />
  );
}

/** True once something has been so for a while. */
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
