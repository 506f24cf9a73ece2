import { __ } from '@wordpress/i18n';
import type { TourStep } from '@admin/ui';

/** What there is to know of the form, by the places it is about (contract, section 2.9). */
export const getSteps = (): TourStep[] => [
  {
    heading: __('📣 Tell a story about your product', 'woocommerce'),
    text: __('Its name, pictures and words are what customers see first.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-section'),
    primaryLabel: __('Next', 'woocommerce'),
  },
  {
    heading: __('✍️ Set up pricing & more', 'woocommerce'),
    text: __('Prices, stock and shipping have parts of their own.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-tabs'),
    primaryLabel: __('Next', 'woocommerce'),
  },
  {
    heading: __('🔍 Preview and publish', 'woocommerce'),
    text: __('See the product as customers will, and put it on sale when you are ready.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-actions'),
    primaryLabel: __('Next', 'woocommerce'),
  },
  {
    heading: __('⚙️ Looking for more?', 'woocommerce'),
    text: __('Undo what you did, learn the keys, or go back to the classic editor.', 'woocommerce'),
    target: () => document.querySelector('.sa-product-actions .sa-menu:last-of-type'),
    primaryLabel: __('Done', 'woocommerce'),
  },
];
