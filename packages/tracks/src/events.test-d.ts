import { recordEvent, recordListEvent, type Events } from './index';

recordEvent('task_view', { task_name: 'tax' });
recordListEvent('tasklist_', 'click', { task_name: 'tax' });
// @ts-expect-error a typing mistake in a name
recordEvent('task_veiw', { task_name: 'tax' });
// @ts-expect-error a property that is not this event's
recordEvent('task_view', { task: 'tax' });
// @ts-expect-error a property is missing
recordEvent('tasklist_reminder_bar_close', {});
// @ts-expect-error no event of a list
recordListEvent('tasklist_', 'task_view', { task_name: 'tax' });

declare module '@admin/tracks' {
  interface Events {
    acme_click: { id: string };
  }
}
recordEvent('acme_click', { id: '7' });
'acme_click' satisfies keyof Events;
