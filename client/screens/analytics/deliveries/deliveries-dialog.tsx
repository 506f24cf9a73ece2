import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, WithStores } from '@admin/data';
import type { Query } from '@admin/navigation';
import { deliveriesStore, useDeliveries, type Delivery } from '@admin/store-deliveries';
import { ErrorState, Modal, Placeholder, VisuallyHidden } from '@admin/ui';
import { DeliveryForm } from './delivery-form';
import { DeliveryList, type Origin } from './delivery-list';
import { SendList } from './send-list';
import { toContent, type ShownReport } from './to-content';
import './deliveries.css';

export interface DeliveriesDialogProps {
  /** The report's path: `/analytics/orders`. */
  path: string;
  query: Query;
  hiddenColumns?: readonly string[] | undefined;
  shown: ShownReport;
  /** Name of the current view, if it is a saved one. */
  name: string | undefined;
  onClose: () => void;
}

const STORES = [{ store: deliveriesStore }];

/** Scheduled e-mails: setup, history and failures. */
export const DeliveriesDialog = (props: DeliveriesDialogProps) => (
  <Modal className="sa-deliveries" title={__('Send by email', 'store-admin')} onClose={props.onClose}>
    <WithStores stores={STORES}>
      <Deliveries {...props} />
    </WithStores>
  </Modal>
);

type Place =
  | { at: 'list'; said?: string; from?: Origin }
  | { at: 'form'; delivery?: Delivery }
  | { at: 'sends'; id: number };

function Deliveries({ path, query, hiddenColumns = [], shown, name }: DeliveriesDialogProps) {
  const { deliveries, options, failure, retry } = useDeliveries();
  const [place, setPlace] = useState<Place>({ at: 'list' });
  const { markFailuresRead } = useDispatch(deliveriesStore);
  const hasUnread = deliveries?.some(({ hasUnreadFailure }) => hasUnreadFailure) ?? false;
  useEffect(() => {
    // If that fails, the next page shows the failures again.
    if (hasUnread) void markFailuresRead().catch(() => undefined);
  }, [hasUnread, markFailuresRead]);

  if (!deliveries || !options) {
    if (failure) {
      return (
        <ErrorState
          title={__('Your scheduled reports could not be loaded', 'store-admin')}
          message={
            failure.code === 'rest_no_route'
              ? __('Your store cannot send reports. This requires the Store Admin plugin.', 'store-admin')
              : failure.message
          }
          onRetry={retry}
        />
      );
    }
    return (
      <>
        <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
        <Placeholder width="60%" height={24} />
      </>
    );
  }
  const inPlace = place.at === 'sends' ? deliveries.find(({ id }) => id === place.id) : undefined;
  if (inPlace)
    return <SendList delivery={inPlace} onBack={() => setPlace({ at: 'list', from: inPlace.id })} />;
  if (place.at === 'form') {
    return (
      <DeliveryForm
        delivery={place.delivery}
        options={options}
        path={path}
        name={name ?? shown.definition.title}
        getContent={() => toContent({ ...shown, path, query, hiddenColumns })}
        onDone={(said) =>
          setPlace({
            at: 'list',
            from: place.delivery?.id ?? 'new',
            ...(said !== undefined && { said }),
          })
        }
      />
    );
  }
  return (
    <DeliveryList
      deliveries={deliveries}
      options={options}
      said={place.at === 'list' ? place.said : undefined}
      from={place.at === 'list' ? place.from : undefined}
      onNew={() => setPlace({ at: 'form' })}
      onEdit={(delivery) => setPlace({ at: 'form', delivery })}
      onSends={({ id }) => setPlace({ at: 'sends', id })}
    />
  );
}
