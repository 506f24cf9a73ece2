import { __ } from '@wordpress/i18n';
import { Card } from '@admin/ui';
import { StoreLocationForm } from '../onboarding/store-location/store-location-form';
import type { TaskPageProps } from './task-page';

/** The store's address, for stores where WooCommerce has no page for this task. */
export function StoreDetailsTask({ onComplete }: TaskPageProps) {
  return (
    <Card title={__('Store location', 'store-admin')}>
      <StoreLocationForm
        wizard="store_details"
        submitLabel={__('Save', 'store-admin')}
        onSaved={onComplete}
      />
    </Card>
  );
}
