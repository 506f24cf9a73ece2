import { recordEvent, recordListEvent, type Events } from './index';

recordEvent('task_view', { task_name: 'tax' });
recordListEvent('tasklist_', 'click', { task_name: 'tax' });
// @ts-expect-error a typo in a name
recordEvent('task_veiw', { task_name: 'tax' });
// @ts-expect-error a property of another event
recordEvent('task_view', { task: 'tax' });
// @ts-expect-error a missing property
recordEvent('tasklist_reminder_bar_close', {});
// @ts-expect-error not an event of the list
recordListEvent('tasklist_', 'task_view', { task_name: 'tax' });

declare module '@admin/tracks' {
  interface Events {
    acme_click: { id: string };
  }
}
recordEvent('acme_click', { id: '7' });
'acme_click' satisfies keyof Events;
