import type { StoreDatabase } from '../../../database';
import { getFreeExtensions } from '../../free-extensions/queries';
import type { Extension } from '../../free-extensions/queries';
import type { TaskDefinition } from '../definition';

export const marketing: TaskDefinition = {
  id: 'marketing',
  title: { open: 'Set up marketing', done: 'You added sales channels' },
  content: 'Add recommended marketing tools to reach new customers and grow your business',
  time: '2 minutes',
  canView: ({ db, features }) => features.has('remote-free-extensions') && offered(db).length > 0,
  isComplete: ({ db }) => offered(db).some(({ isInstalled }) => isInstalled),
};

/** The extensions on the task's page. */
function offered(db: StoreDatabase): Extension[] {
  return getFreeExtensions(db)
    .filter(({ key }) => key.startsWith('task-list/'))
    .flatMap(({ plugins }) => plugins);
}
