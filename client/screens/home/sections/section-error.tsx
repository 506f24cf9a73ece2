import { __ } from '@wordpress/i18n';
import { ErrorState } from '@admin/ui';

export const SectionError = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={__('This section could not be displayed', 'store-admin')} onRetry={onRetry} />
);
