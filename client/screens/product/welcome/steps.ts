import { __ } from '@wordpress/i18n';
import type { TourStep } from '@admin/ui';

/** Returns the steps of the tour (contract, section 2.9). */
export const getSteps = (): TourStep[] => [
  {
    heading: __('📣 Tell a story about your product', 'woocommerce'),
    text: __('Add the name, images and description that customers see first.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-section'),
    primaryLabel: __('Next', 'woocommerce'),
  },
  {
    heading: __('✍️ Set up pricing & more', 'woocommerce'),
    text: __('Prices, stock and shipping have their own tabs.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-tabs'),
    primaryLabel: __('Next', 'woocommerce'),
  },
  {
    heading: __('🔍 Preview and publish', 'woocommerce'),
    text: __('Preview the product and publish it when you are ready.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-actions'),
    primaryLabel: __('Next', 'woocommerce'),
  },
  {
    heading: __('⚙️ Looking for more?', 'woocommerce'),
    text: __('Undo changes, view keyboard shortcuts, or use the classic editor.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-actions .sa-menu:last-of-type'),
    primaryLabel: __('Done', 'woocommerce'),
  },
];
