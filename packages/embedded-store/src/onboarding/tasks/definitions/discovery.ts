import { getTextOption } from '../../../site';
import type { TaskDefinition, TaskStore } from '../definition';

/**
 * Completing these tasks sets an option that only site administrators may write, so other users could never finish
 * them.
 */
const canFinish = ({ mayManageSite }: TaskStore): boolean => mayManageSite;

export const mobileApp: TaskDefinition = {
  id: 'get-mobile-app',
  title: { open: 'Get the mobile app', done: 'You found the mobile app' },
  actionUrl: ({ adminLink }) => adminLink('admin.php?page=wc-admin&mobileAppModal=true'),
  canView: canFinish,
  isComplete: ({ db }) => getTextOption(db, 'woocommerce_admin_dismissed_mobile_app_modal') === 'yes',
};

export const marketplaceTour: TaskDefinition = {
  id: 'tour-in-app-marketplace',
  title: { open: 'Find extensions', done: 'Extensions found' },
  actionUrl: ({ adminLink }) => adminLink('admin.php?page=wc-addons&tutorial=true'),
  canView: canFinish,
  isComplete: ({ db }) => getTextOption(db, 'woocommerce_admin_dismissed_in_app_marketplace_tour') === 'yes',
  recordViewEvent: true,
  isDetached: true,
};
