import { getTextOption } from '../../../site';
import type { TaskDefinition, TaskStore } from '../definition';
import { __ } from '../../../i18n';

/**
 * Completing these tasks sets an option that only site administrators may write, so other users could never finish
 * them.
 */
const canFinish = ({ canManageSite }: TaskStore): boolean => canManageSite;

export const mobileApp: TaskDefinition = {
  id: 'get-mobile-app',
  texts: () => ({
    open: __('Get the mobile app', 'store-admin'),
    done: __('You found the mobile app', 'store-admin'),
  }),
  actionUrl: ({ adminLink }) => adminLink('admin.php?page=wc-admin&mobileAppModal=true'),
  canView: canFinish,
  isComplete: ({ db }) => getTextOption(db, 'woocommerce_admin_dismissed_mobile_app_modal') === 'yes',
};

export const marketplaceTour: TaskDefinition = {
  id: 'tour-in-app-marketplace',
  texts: () => ({
    open: __('Find extensions', 'store-admin'),
    done: __('Extensions found', 'store-admin'),
  }),
  actionUrl: ({ adminLink }) => adminLink('admin.php?page=wc-addons&tutorial=true'),
  canView: canFinish,
  isComplete: ({ db }) => getTextOption(db, 'woocommerce_admin_dismissed_in_app_marketplace_tour') === 'yes',
  recordViewEvent: true,
  isDetached: true,
};
