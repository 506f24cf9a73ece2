import { useDeferredValue, useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry, useSelect } from '@admin/data';
import { NEW, productStore, type FormKey } from '@admin/store-product';
import { Card, ErrorState, PlaceholderCard } from '@admin/ui';
import { Editor } from './editor';
import { MissingProduct } from './states/missing-product';
import { TrashedProduct } from './states/trashed-product';

interface OpenProductProps {
  formKey: FormKey;
  tab: string | undefined;
}

/** Shows the form once the product is loaded, otherwise an error. */
export function OpenProduct({ formKey, tab }: OpenProductProps) {
  const registry = useRegistry();
  const { status, failure } = useSelect(
    (select, resolution) => ({
      // The record changes with every key; only its status matters here.
      status:
        select(productStore).getRecord(formKey) && (select(productStore).getSaved(formKey)?.status ?? 'new'),
      failure: resolution(productStore).getRecord(formKey).failure,
    }),
    [formKey],
  );
  useFreshRecord(formKey);
  // The form is large: deferred, so that the page stays responsive during its first render.
  const shown = useDeferredValue(status);
  if (shown === 'trash') return <TrashedProduct formKey={formKey} />;
  if (shown !== undefined) return <Editor formKey={formKey} tab={tab} />;
  if (!failure || status !== undefined)
    return <PlaceholderCard rows={12} label={__('Loading product', 'store-admin')} />;
  if (failure.status === 404) return <MissingProduct />;
  return (
    <Card>
      <ErrorState
        title={__('The product could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(productStore).getRecord(formKey)}
      />
    </Card>
  );
}

/** Reloads a product that was opened before, as it may be outdated; not one that was just created. */
function useFreshRecord(formKey: FormKey): void {
  const registry = useRegistry();
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current) return;
    isChecked.current = true;
    const { getRecord, getCreated } = registry.select(productStore);
    if (formKey === NEW || !getRecord(formKey) || getCreated() === formKey) return;
    registry.invalidate(productStore).getRecord(formKey);
  }, [registry, formKey]);
}
