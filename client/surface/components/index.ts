import { createOrderedChildren, sortFillsByOrder } from '@admin/extensions';

/** `wc.components` */
export const componentsNamespace = { createOrderedChildren, sortFillsByOrder };
