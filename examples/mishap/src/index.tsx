import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { Mishap } from './mishap';

registerExtension(
  defineExtension({
    id: 'acme-mishap',
    title: __('Mishap', 'acme'),
    homeSections: [{ id: 'section', title: __('Mishap', 'acme'), component: Mishap }],
  }),
);
