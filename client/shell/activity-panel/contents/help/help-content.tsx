import { __ } from '@wordpress/i18n';
import { useSelect, WithStores } from '@admin/data';
import { getNewPath, Link } from '@admin/navigation';
import { gatewaysStore } from '@admin/store-gateways';
import { recordEvent } from '@admin/tracks';
import { Icon, VisuallyHidden } from '@admin/ui';
import type { ContentProps } from '../content-props';
import { getHelpSubject, type HelpTopicOptions } from './topics';
import { useHelpTopics } from './use-help-topics';
import './help-content.css';

const STORES = [{ store: gatewaysStore }];

/** Lists help topics about the open task, or about the store in general. */
export function HelpContent({ page: { task } }: ContentProps) {
  if (getHelpSubject(task) !== 'payments') return <Topics task={task} gateways={[]} />;
  return (
    <WithStores stores={STORES}>
      <PaymentTopics task={task} />
    </WithStores>
  );
}

/**
 * Payment topics depend on the enabled gateways; until these are loaded, or if they can't be, the other topics are
 * shown.
 */
function PaymentTopics({ task }: { task: string }) {
  const gateways = useSelect((select) => select(gatewaysStore).getGateways(), []);
  const active = gateways?.filter(({ enabled }) => enabled) ?? [];
  return (
    <Topics
      task={task}
      gateways={active.map(({ id, title, methodTitle, settingsUrl }) => ({
        id,
        title: methodTitle || title,
        settingsUrl,
      }))}
    />
  );
}

function Topics({ task, gateways }: { task: string; gateways: HelpTopicOptions['gateways'] }) {
  const topics = useHelpTopics(task, gateways);
  return (
    <>
      <p className="sa-help__intro">
        {task
          ? __('Learn more about this task.', 'store-admin')
          : __('Learn more about running your store.', 'store-admin')}
      </p>
      <ul className="sa-help__topics">
        {topics.map(({ title, link }) => (
          <li key={`${title} ${link}`}>
            <Link
              className="sa-help__topic"
              href={link}
              target="_blank"
              rel="noopener"
              onClick={() => recordEvent('help_panel_click', { task_name: task || 'homescreen', link })}
            >
              <span className="sa-help__title">{title}</span>
              <VisuallyHidden>{__('(opens in a new tab)', 'store-admin')}</VisuallyHidden>
              <Icon name="external" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="sa-help__extensions">
        <Link href={getNewPath({}, '/store-admin/extensions', {})}>
          {__('Choose what extensions add to this dashboard', 'store-admin')}
        </Link>
      </p>
    </>
  );
}
