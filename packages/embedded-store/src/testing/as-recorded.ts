/** Features with which a store is as the platform's was when it was recorded. */
export const AS_RECORDED = [
  '-new-product-management-experience',
  '-product-variation-management',
  '-settings',
];
