import { __, sprintf } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import { Button, Card, EmptyState } from '@admin/ui';
import type { TaskPageProps } from '../task-page';

/** Stands in the place of a task's page that is not there yet, and says so. */
export function ComingTask({ task }: TaskPageProps) {
  const settings = getSettingsPage(task.id);
  return (
    <Card>
      <EmptyState
        icon="clock"
        title={sprintf(
          /* translators: %s: title of a task */
          __('“%s” is still to come', 'woocommerce'),
          task.title,
        )}
        message={__('This guide is not part of the dashboard yet. Nothing has been changed.', 'woocommerce')}
        actions={
          settings && (
            <Button href={getAdminLink(`admin.php?page=wc-settings&tab=${settings.tab}`)}>
              {settings.label}
            </Button>
          )
        }
      />
    </Card>
  );
}

/** Where the same is done without a guide, for the tasks that the settings pages cover. */
function getSettingsPage(taskId: string): { tab: string; label: string } | undefined {
  switch (taskId) {
    case 'payments':
      return { tab: 'checkout', label: __('Open payment settings', 'woocommerce') };
    case 'tax':
      return { tab: 'tax', label: __('Open tax settings', 'woocommerce') };
    default:
      return undefined;
  }
}
