import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import { defineMirror } from '../mirror';
import { STORE_NAMES } from '../names';
import { readAgain, refresh } from '../refresh';
import { CORE_NAMESPACE, fetchData, write } from './fetching';

const PATH = `${CORE_NAMESPACE}/payment_gateways`;
const NOTHING: readonly unknown[] = [];

export const paymentGatewaysMirror = defineMirror({
  name: STORE_NAMES.PAYMENT_GATEWAYS_STORE_NAME,
  reads: {
    getPaymentGateways: () => fetchData(PATH),
    getPaymentGateway: (id: string) => fetchData(`${PATH}/${id}`),
  },
  selectors: ({ value, error }) => ({
    getPaymentGateways: (): unknown => value('getPaymentGateways', [], NOTHING),
    getPaymentGateway: (id: string): unknown =>
      value<unknown>('getPaymentGateway', [id], undefined) ??
      value('getPaymentGateways', [], NOTHING).find((gateway) => isRecord(gateway) && gateway['id'] === id),
    getPaymentGatewayError: (selector: string) => error(selector, []),
    isPaymentGatewayUpdating: (): boolean => value('isUpdating', [], false),
  }),
  actions: ({ answered, failed }) => ({
    getPaymentGatewaysSuccess: (gateways: unknown) => answered('getPaymentGateways', [], gateways),
    getPaymentGatewaysError: (error: unknown) => failed('getPaymentGateways', [], error),
    getPaymentGatewaySuccess: (gateway: { id: string }) =>
      answered('getPaymentGateway', [gateway.id], gateway),
    getPaymentGatewayError: (error: unknown) => failed('getPaymentGateway', [], error),
    updatePaymentGatewaySuccess: (gateway: { id: string }) =>
      answered('getPaymentGateway', [gateway.id], gateway),
    updatePaymentGatewayError: (error: unknown) => failed('updatePaymentGateway', [], error),
    *updatePaymentGateway(id: string, data: object): Saga<unknown> {
      yield* put(answered('isUpdating', [], true));
      try {
        const gateway = yield* write('PUT', `${PATH}/${id}`, data);
        yield* put(answered('getPaymentGateway', [id], gateway));
        return gateway;
      } catch (error) {
        if (error instanceof ApiError) yield* put(failed('updatePaymentGateway', [], error));
        throw error;
      } finally {
        yield* put(answered('isUpdating', [], false));
        const registry = yield* getRegistry();
        readAgain(registry, STORE_NAMES.PAYMENT_GATEWAYS_STORE_NAME, 'getPaymentGateways');
        refresh(registry, 'gateways');
      }
    },
  }),
});
