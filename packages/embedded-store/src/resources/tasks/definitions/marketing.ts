import { getInstalledPlugins } from '../../plugins';
import type { TaskDefinition } from '../definition';

/** Folders of the extensions that the task offers (contract, section 6.3: groups reach and grow). */
const EXTENSIONS = [
  'mailpoet',
  'mailchimp-for-woocommerce',
  'creative-mail-by-constant-contact',
  'google-listings-and-ads',
  'tiktok-for-business',
  'pinterest-for-woocommerce',
  'codistoconnect',
];

export const marketing: TaskDefinition = {
  id: 'marketing',
  title: { open: 'Set up marketing', done: 'Marketing set up' },
  content: 'Add tools that bring more customers to your store.',
  time: '2 minutes',
  canView: ({ features }) => features.has('remote-free-extensions'),
  isComplete: ({ db }) => getInstalledPlugins(db).some((slug) => EXTENSIONS.includes(slug)),
};
