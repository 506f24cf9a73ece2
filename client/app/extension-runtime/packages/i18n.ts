export { __, _n, _x, sprintf } from '@wordpress/i18n';
