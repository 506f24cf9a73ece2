import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import { definePassthroughStore, type Changes } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { readAgain } from '../read-again';
import { CORE_NAMESPACE, fetchData, write } from './fetching';

const PATH = `${CORE_NAMESPACE}/payment_gateways`;
const NOTHING: readonly unknown[] = [];

export const paymentGatewaysStore = definePassthroughStore({
  name: STORE_NAMES.PAYMENT_GATEWAYS_STORE_NAME,
  reads: {
    getPaymentGateways: () => fetchData(PATH),
    getPaymentGateway: (id: string) => fetchData(`${PATH}/${id}`),
  },
  selectors: ({ value, errorOf }) => ({
    getPaymentGateways: (): unknown => value('getPaymentGateways', [], NOTHING),
    getPaymentGateway: (id: string): unknown =>
      value<unknown>('getPaymentGateway', [id], undefined) ??
      value('getPaymentGateways', [], NOTHING).find((gateway) => isRecord(gateway) && gateway['id'] === id),
    getPaymentGatewayError: (selector: string) => errorOf(selector) ?? null,
    isPaymentGatewayUpdating: (): boolean => value('isUpdating', [], false),
  }),
  actions(changes) {
    const { received, failed } = changes;
    const begin = () => received('isUpdating', [], true);
    /** The action types that the original store dispatches at the end of a request. */
    const end =
      <Args extends unknown[]>(notify: (...args: Args) => ReturnType<typeof received>) =>
      (...args: Args): Saga =>
        (function* () {
          yield* put(notify(...args));
          yield* put(received('isUpdating', [], false));
        })();
    const gatewayReceived = (gateway: { id: string }) => received('getPaymentGateway', [gateway.id], gateway);
    return {
      getPaymentGatewaysRequest: begin,
      getPaymentGatewaysSuccess: end((gateways: unknown) => received('getPaymentGateways', [], gateways)),
      getPaymentGatewaysError: end((error: unknown) => failed('getPaymentGateways', [], error)),
      getPaymentGatewayRequest: begin,
      getPaymentGatewaySuccess: end(gatewayReceived),
      getPaymentGatewayError: end((error: unknown) => failed('getPaymentGateway', [], error)),
      updatePaymentGatewayRequest: begin,
      updatePaymentGatewaySuccess: end(gatewayReceived),
      updatePaymentGatewayError: end((error: unknown) => failed('updatePaymentGateway', [], error)),
      updatePaymentGateway: (id: string, data: object) => busy(changes, update(changes, id, data)),
    };
  },
});

function* busy({ received }: Changes, work: Saga<unknown>): Saga<unknown> {
  yield* put(received('isUpdating', [], true));
  try {
    return yield* work;
  } finally {
    yield* put(received('isUpdating', [], false));
  }
}

function* update({ received, failed }: Changes, id: string, data: object): Saga<unknown> {
  try {
    const gateway = yield* write('PUT', `${PATH}/${id}`, data);
    yield* put(received('getPaymentGateway', [id], gateway));
    return gateway;
  } catch (error) {
    if (error instanceof ApiError) yield* put(failed('updatePaymentGateway', [], error));
    throw error;
  } finally {
    const registry = yield* getRegistry();
    readAgain(registry, STORE_NAMES.PAYMENT_GATEWAYS_STORE_NAME, 'getPaymentGateways');
    registry.invalidateAll('gateways');
  }
}
