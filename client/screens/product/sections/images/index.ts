import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Images } from './images';
import { VariationImage } from './variation-image';

export const imagesSection = (): Section => ({
  id: 'images',
  tab: 'general',
  title: __('Images', 'store-admin'),
  description: __('For best results, use JPEG files that are 1000 by 1000 pixels or larger.', 'store-admin'),
  order: 20,
  content: Images,
});

export const variationImageSection = (): Section => ({
  id: 'image',
  tab: 'general',
  title: __('Image', 'store-admin'),
  order: 20,
  forms: ['variation'],
  content: VariationImage,
});
