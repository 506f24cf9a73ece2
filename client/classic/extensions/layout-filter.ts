/** Filter for the components below a classic page (extension surface, section 1.1). */
export const LAYOUT_FILTER = 'woocommerce_admin_embedded_layout_components';
