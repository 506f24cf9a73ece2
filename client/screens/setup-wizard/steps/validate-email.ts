import { __ } from '@wordpress/i18n';

interface EmailValues {
  storeEmail: string;
  agreesToMarketing: boolean;
}

/** Basic check only: the server validates the address. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The email is required only for users who agree to marketing. */
export function validateEmail({ storeEmail, agreesToMarketing }: EmailValues): { storeEmail?: string } {
  const email = storeEmail.trim();
  if (email !== '' && !ADDRESS.test(email)) return { storeEmail: __('Invalid email address', 'store-admin') };
  if (email === '' && agreesToMarketing)
    return { storeEmail: __('Please enter your email address to subscribe', 'store-admin') };
  return {};
}
