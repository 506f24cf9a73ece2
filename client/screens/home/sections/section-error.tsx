import { __ } from '@wordpress/i18n';
import { ErrorState } from '@admin/ui';

export const SectionError = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={__('This part of the page could not be shown', 'woocommerce')} onRetry={onRetry} />
);
