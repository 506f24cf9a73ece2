/** The features that were enabled on the platform when it was recorded. */
export const AS_RECORDED = [
  '-new-product-management-experience',
  '-product-variation-management',
  '-settings',
];
