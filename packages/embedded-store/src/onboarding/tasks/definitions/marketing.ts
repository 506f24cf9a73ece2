import type { StoreDatabase } from '../../../database';
import { getFreeExtensions } from '../../free-extensions/queries';
import type { Extension } from '../../free-extensions/queries';
import type { TaskDefinition } from '../definition';
import { __ } from '../../../i18n';

export const marketing: TaskDefinition = {
  id: 'marketing',
  texts: () => ({
    open: __('Set up marketing', 'store-admin'),
    done: __('You added sales channels', 'store-admin'),
    content: __(
      'Add recommended marketing tools to reach new customers and grow your business',
      'store-admin',
    ),
    time: __('2 minutes', 'store-admin'),
  }),
  canView: ({ db, features }) => features.has('remote-free-extensions') && offered(db).length > 0,
  isComplete: ({ db }) => offered(db).some(({ isInstalled }) => isInstalled),
};

/** The extensions on the task's page. */
function offered(db: StoreDatabase): Extension[] {
  return getFreeExtensions(db)
    .filter(({ key }) => key.startsWith('task-list/'))
    .flatMap(({ plugins }) => plugins);
}
