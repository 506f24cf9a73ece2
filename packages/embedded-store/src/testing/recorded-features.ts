/** The features that were enabled on the platform when it was recorded. */
export const RECORDED_FEATURES = [
  '-new-product-management-experience',
  '-product-variation-management',
  '-settings',
];
