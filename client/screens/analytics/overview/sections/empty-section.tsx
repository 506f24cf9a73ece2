import { __ } from '@wordpress/i18n';
import { Card, EmptyState } from '@admin/ui';

/** In a section of which the user hides everything. */
export const EmptySection = ({ title }: { title: string }) => (
  <Card>
    <EmptyState
      title={title}
      message={__('Use the menu of this section to choose metrics.', 'woocommerce')}
    />
  </Card>
);
