import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { productStore, type FormKey } from '@admin/store-product';
import { Button, Card, EmptyState } from '@admin/ui';
import { PRODUCTS_URL } from '../urls';

/** Shown for a product in the trash, which must be restored before editing. */
export function TrashedProduct({ formKey }: { formKey: FormKey }) {
  const { restore } = useDispatch(productStore);
  const report = usePromiseNotice();
  const [isBusy, setBusy] = useState(false);
  const takeOut = async () => {
    setBusy(true);
    await report(restore(formKey), {
      done: __('The product is a draft.', 'store-admin'),
      failed: __('The product could not be restored.', 'store-admin'),
    });
    setBusy(false);
  };
  return (
    <Card>
      <EmptyState
        icon="trash"
        title={__('The product is in the trash.', 'store-admin')}
        message={__(
          'Restore it to edit it. Customers cannot see it while it is in the trash.',
          'store-admin',
        )}
        actions={
          <div className="sa-product__ways">
            <Button variant="primary" busy={isBusy} onClick={() => void takeOut()}>
              {__('Restore', 'store-admin')}
            </Button>
            <Button href={PRODUCTS_URL}>{__('All products', 'store-admin')}</Button>
          </div>
        }
      />
    </Card>
  );
}
