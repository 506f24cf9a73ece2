import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { validateExternal } from '../../rules/external';
import { TypeChoice } from './type-choice';

export const typeSection = (): Section => ({
  id: 'type',
  tab: 'general',
  title: __('Product type', 'store-admin'),
  order: 40,
  content: TypeChoice,
  validate: validateExternal,
});
