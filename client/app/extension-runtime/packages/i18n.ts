export { __, _n, _nx, _x, isRTL, setLocaleData, sprintf } from '@wordpress/i18n';
