import type { StoreContext } from '../../context';
import { UPLOADS_PATH } from './record';

/** Path relative to the uploads folder, where the platform stores it as well. */
export const PLACEHOLDER_FILE = 'woocommerce-placeholder.svg';

/** The image for products without one. */
export const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="450" height="450" viewBox="0 0 90 90">
  <rect width="90" height="90" fill="#e8ebee"/>
  <g fill="none" stroke="#8c96a0" stroke-width="2" stroke-linejoin="round">
    <rect x="22" y="26" width="46" height="38" rx="3"/>
    <circle cx="34" cy="37" r="4"/>
    <path d="M22 58l14-13 10 9 9-8 13 12"/>
  </g>
</svg>`;

export const getPlaceholderUrl = ({ siteUrl }: StoreContext): string =>
  `${siteUrl}${UPLOADS_PATH}${PLACEHOLDER_FILE}`;
