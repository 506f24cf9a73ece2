import { put, type AnyStore, type Saga } from '@admin/data';
import type { AnyQuery } from '../api';
import { STORE_NAMES as NAMES } from '../names';
import { CORE_NAMESPACE, write } from './fetching';
import { defineRecords } from './records';

const PRODUCTS = `${CORE_NAMESPACE}/products`;

/** The collections that the platform generates from one pattern (extension API, section 3.8). */
export const collectionStores: readonly AnyStore[] = [
  defineRecords({
    name: NAMES.EXPERIMENTAL_PRODUCT_ATTRIBUTES_STORE_NAME,
    resource: 'ProductAttribute',
    plural: 'ProductAttributes',
    root: `${PRODUCTS}/attributes`,
  }),
  defineRecords({
    name: NAMES.EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME,
    resource: 'ProductAttributeTerm',
    plural: 'ProductAttributeTerms',
    root: `${PRODUCTS}/attributes/{attribute_id}/terms`,
  }),
  defineRecords({
    name: NAMES.EXPERIMENTAL_PRODUCT_CATEGORIES_STORE_NAME,
    resource: 'ProductCategory',
    plural: 'ProductCategories',
    root: `${PRODUCTS}/categories`,
  }),
  defineRecords({
    name: NAMES.EXPERIMENTAL_PRODUCT_TAGS_STORE_NAME,
    resource: 'ProductTag',
    plural: 'ProductTags',
    root: `${PRODUCTS}/tags`,
  }),
  defineRecords({
    name: NAMES.EXPERIMENTAL_PRODUCT_SHIPPING_CLASSES_STORE_NAME,
    resource: 'ProductShippingClass',
    plural: 'ProductShippingClasses',
    root: `${PRODUCTS}/shipping_classes`,
  }),
  defineRecords({
    name: NAMES.EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME,
    resource: 'ProductVariation',
    plural: 'ProductVariations',
    root: `${PRODUCTS}/{product_id}/variations`,
    touches: ['products'],
    extraSelectors: ({ value, error }) => ({
      isGeneratingVariations: (ids: AnyQuery): boolean | undefined => value('generating', [ids], undefined),
      generateProductVariationsError: (ids: AnyQuery) => error('generate', [ids]),
    }),
    extra: ({ received, failed, pathOf }) => ({
      /** If `product` is given, it is saved first, so that its current attributes are used. */
      *generateProductVariations(
        ids: AnyQuery,
        product?: object,
        data: object = {},
        savesFirst = true,
      ): Saga<unknown> {
        yield* put(received('generating', [ids], true));
        try {
          if (savesFirst && product) {
            yield* write('PUT', `${PRODUCTS}/${String(ids['product_id'])}`, product);
          }
          return yield* write('POST', `${pathOf(ids)}/generate`, data);
        } catch (error) {
          yield* put(failed('generate', [ids], error));
          throw error;
        } finally {
          yield* put(received('generating', [ids], false));
        }
      },
      *batchUpdateProductVariations(ids: AnyQuery, data: object): Saga<unknown> {
        return yield* write('POST', `${pathOf(ids)}/batch`, data);
      },
    }),
  }),
  defineRecords({
    name: NAMES.EXPERIMENTAL_SHIPPING_ZONES_STORE_NAME,
    resource: 'ShippingZone',
    plural: 'ShippingZones',
    root: `${CORE_NAMESPACE}/shipping/zones`,
    touches: ['shipping'],
  }),
  defineRecords({
    name: NAMES.EXPERIMENTAL_TAX_CLASSES_STORE_NAME,
    resource: 'TaxClass',
    plural: 'TaxClasses',
    root: `${CORE_NAMESPACE}/taxes/classes`,
  }),
  defineRecords({
    name: NAMES.ORDERS_STORE_NAME,
    resource: 'Order',
    plural: 'Orders',
    root: `${CORE_NAMESPACE}/orders`,
    touches: ['orders', 'counts'],
    // Hand-written in the WooCommerce plugin: unknown data is not `null` here.
    extraSelectors: ({ value }) => ({
      getOrders: (query?: AnyQuery, none?: unknown): unknown => value('getOrders', [query], none),
    }),
    extra: ({ received, failed }) => ({
      getOrderSuccess: (id: number, order: unknown) => received('getOrder', [id], order),
      getOrderError: (id: number, error: unknown) => failed('getOrder', [id], error),
      getOrdersSuccess: (query: AnyQuery, orders: unknown) => received('getOrders', [query], orders),
      getOrdersError: (query: AnyQuery, error: unknown) => failed('getOrders', [query], error),
      getOrdersTotalCountSuccess: (query: AnyQuery, total: number) =>
        received('getOrdersTotalCount', [query], total),
      getOrdersTotalCountError: (query: AnyQuery, error: unknown) =>
        failed('getOrdersTotalCount', [query], error),
    }),
  }),
];
