import { filterList } from '@admin/extensions';
import { safeUrl } from '@admin/navigation';
import { useSettings } from '@admin/store-settings';
import { getGeneralTopic, getHelpTopics, type HelpTopicOptions, type HelpTopic } from './topics';

const FILTER = 'woocommerce_admin_setup_task_help_items';

/** Returns the help topics of the current page, filtered by extensions. */
export function useHelpTopics(task: string, gateways: HelpTopicOptions['gateways']): readonly HelpTopic[] {
  const { settings } = useSettings('general');
  const country = settings?.woocommerce_default_country?.split(':')[0] ?? '';
  const shop = { country, gateways };
  const topics = filterList(FILTER, () => getHelpTopics(task, shop), isTopic, task || undefined, {
    taskName: task,
    countryCode: country,
  });
  return topics.length > 0 ? topics : [getGeneralTopic()];
}

/** Rejects topics of extensions without a title or a valid web address. */
function isTopic(value: unknown): value is HelpTopic {
  const { title, link } = Object(value);
  return isText(title) && isText(link) && safeUrl(link) !== undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
