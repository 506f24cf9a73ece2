import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';

export interface RefreshProps {
  /** Whether the metrics are being refreshed. */
  isRefreshing: boolean;
  onRefresh: () => void;
}

export const Refresh = ({ isRefreshing, onRefresh }: RefreshProps) => (
  <Button variant="link" data-command="refresh" busy={isRefreshing} onClick={onRefresh}>
    {__('Refresh', 'store-admin')}
  </Button>
);
