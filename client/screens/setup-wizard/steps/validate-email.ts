import { __ } from '@wordpress/i18n';

interface EmailValues {
  storeEmail: string;
  agreesToMarketing: boolean;
}

/** Somebody, at, a place with a dot; the server knows it better. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Nobody has to give an address but who wants letters. */
export function validateEmail({ storeEmail, agreesToMarketing }: EmailValues): { storeEmail?: string } {
  const email = storeEmail.trim();
  if (email !== '' && !ADDRESS.test(email)) return { storeEmail: __('Invalid email address', 'woocommerce') };
  if (email === '' && agreesToMarketing)
    return { storeEmail: __('Please enter your email address to subscribe', 'woocommerce') };
  return {};
}
