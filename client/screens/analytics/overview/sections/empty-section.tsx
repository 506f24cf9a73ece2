import { __ } from '@wordpress/i18n';
import { Card, EmptyState } from '@admin/ui';

/** Shown in a section whose blocks are all hidden. */
export const EmptySection = ({ title }: { title: string }) => (
  <Card>
    <EmptyState
      title={title}
      message={__('Use the menu of this section to choose metrics.', 'store-admin')}
    />
  </Card>
);
