import { request } from '@admin/http';
import {
  parseDeliveries,
  parseDelivery,
  parseMailPreview,
  parseOptions,
  parseSend,
  parseSends,
} from './schemas';
import type { Delivery, DeliveryChoices, DeliveryOptions, MailPreview, MailQuery, Send } from './types';

const PATH = '/store-admin/v1/deliveries';

export const fetchDeliveries = (signal: AbortSignal): Promise<Delivery[]> =>
  request(PATH, { signal, parse: parseDeliveries });

export const fetchOptions = (signal: AbortSignal): Promise<DeliveryOptions> =>
  request(`${PATH}/options`, { signal, parse: parseOptions });

export const fetchSends = (signal: AbortSignal, id: number): Promise<Send[]> =>
  request(`${PATH}/${id}/sends`, { signal, parse: parseSends });

export const createDelivery = (signal: AbortSignal, choices: DeliveryChoices): Promise<Delivery> =>
  request(PATH, { method: 'POST', body: toDto(choices), signal, parse: parseDelivery });

export const saveDelivery = (
  signal: AbortSignal,
  id: number,
  change: Partial<DeliveryChoices> & { isPaused?: boolean },
): Promise<Delivery> =>
  request(`${PATH}/${id}`, { method: 'POST', body: toDto(change), signal, parse: parseDelivery });

export const deleteDelivery = (signal: AbortSignal, id: number): Promise<void> =>
  request(`${PATH}/${id}`, { method: 'DELETE', signal, parse: () => undefined });

export const sendNow = (signal: AbortSignal, id: number): Promise<Send> =>
  request(`${PATH}/${id}/send`, { method: 'POST', signal, parse: parseSend });

export const retrySend = (signal: AbortSignal, id: number, sendId: number): Promise<Send> =>
  request(`${PATH}/${id}/sends/${sendId}/retry`, { method: 'POST', signal, parse: parseSend });

export const markFailuresRead = (signal: AbortSignal): Promise<void> =>
  request(`${PATH}/read`, { method: 'POST', signal, parse: () => undefined });

export const fetchPreview = (signal: AbortSignal, { id, ...body }: MailQuery): Promise<MailPreview> =>
  request(id === undefined ? `${PATH}/preview` : `${PATH}/${id}/preview`, {
    method: 'POST',
    body,
    signal,
    parse: parseMailPreview,
  });

/** Missing members are not sent, so they stay unchanged. */
const toDto = ({ monthDay, isPaused, ...rest }: Partial<DeliveryChoices> & { isPaused?: boolean }) => ({
  ...rest,
  ...(monthDay === undefined ? {} : { month_day: monthDay }),
  ...(isPaused === undefined ? {} : { is_paused: isPaused }),
});
