import { __ } from '@wordpress/i18n';
import type { TourStep } from '@admin/ui';

/** Returns the steps of the tour (contract, section 2.9). */
export const getSteps = (): TourStep[] => [
  {
    heading: __('📣 Tell a story about your product', 'store-admin'),
    text: __('Add the name, images and description that customers see first.', 'store-admin'),
    target: () => document.querySelector('.sa-product-section'),
    primaryLabel: __('Next', 'store-admin'),
  },
  {
    heading: __('✍️ Set up pricing & more', 'store-admin'),
    text: __('Prices, stock and shipping have their own tabs.', 'store-admin'),
    target: () => document.querySelector('.sa-product-tabs'),
    primaryLabel: __('Next', 'store-admin'),
  },
  {
    heading: __('🔍 Preview and publish', 'store-admin'),
    text: __('Preview the product and publish it when you are ready.', 'store-admin'),
    target: () => document.querySelector('.sa-product-actions'),
    primaryLabel: __('Next', 'store-admin'),
  },
  {
    heading: __('⚙️ Looking for more?', 'store-admin'),
    text: __('Undo changes, view keyboard shortcuts, or use the classic editor.', 'store-admin'),
    target: () => document.querySelector('.sa-product-actions .sa-menu:last-of-type'),
    primaryLabel: __('Done', 'store-admin'),
  },
];
