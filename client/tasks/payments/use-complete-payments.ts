import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import type { GatewayCard } from '@admin/store-gateways';
import { noticesStore } from '@admin/store-notices';
import { recordEvent } from '@admin/tracks';
import type { TaskPageProps } from '../task-page';
import { getListUrl } from './urls';

export type Finish = (card: GatewayCard, message?: string) => void;

/**
 * Runs once the server confirmed that a gateway takes payments: shows a notice and completes the task. The first
 * payment method leads to the home screen, further ones back to the list.
 */
export function useCompletePayments(
  cards: readonly GatewayCard[],
  onComplete: TaskPageProps['onComplete'],
): Finish {
  const { createSuccessNotice } = useDispatch(noticesStore);
  return (card, message = getConfiguredMessage(card)) => {
    void createSuccessNotice(message);
    recordEvent('tasklist_payment_connect_method', { payment_method: card.id });
    const hasOthers = cards.some((other) => other.isEnabled && other.gateway?.id !== card.gateway?.id);
    onComplete(hasOthers ? { redirectPath: getListUrl() } : {});
  };
}

const getConfiguredMessage = ({ title }: GatewayCard): string =>
  sprintf(
    /* translators: %s: name of a payment method */
    __('%s configured successfully', 'store-admin'),
    title,
  );

/** Error message of a failed save (product specification, section 8). */
export const getProblemMessage = (): string =>
  __('There was a problem saving your payment settings', 'store-admin');
