/** The components below a classic page, as extensions change them (extension surface, section 1.1). */
export const LAYOUT_FILTER = 'woocommerce_admin_embedded_layout_components';
