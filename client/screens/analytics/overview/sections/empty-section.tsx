import { __ } from '@wordpress/i18n';
import { Card, EmptyState } from '@admin/ui';

/** In a section of which the user hides everything. */
export const EmptySection = ({ title }: { title: string }) => (
  <Card>
    <EmptyState
      title={title}
      message={__('Choose those you want to see from the menu of this section.', 'woocommerce')}
    />
  </Card>
);
