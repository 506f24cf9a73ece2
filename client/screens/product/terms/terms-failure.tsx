import { __ } from '@wordpress/i18n';
import { Button, InlineNotice } from '@admin/ui';

interface TermsFailureProps {
  title: string;
  /** Why, as the server says it. */
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What could not be read is below its field, which keeps what is chosen. */
export const TermsFailure = ({ title, message, isRetrying, onRetry }: TermsFailureProps) => (
  <InlineNotice
    status="error"
    actions={
      <Button size="small" busy={isRetrying} onClick={onRetry}>
        {__('Retry', 'woocommerce')}
      </Button>
    }
  >
    {`${title} ${message}`}
  </InlineNotice>
);
