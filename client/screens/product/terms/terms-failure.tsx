import { __ } from '@wordpress/i18n';
import { Button, InlineNotice } from '@admin/ui';

interface TermsFailureProps {
  title: string;
  /** The server's error message. */
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Load error below its field, which keeps the selected items. */
export const TermsFailure = ({ title, message, isRetrying, onRetry }: TermsFailureProps) => (
  <InlineNotice
    status="error"
    actions={
      <Button size="small" busy={isRetrying} onClick={onRetry}>
        {__('Retry', 'store-admin')}
      </Button>
    }
  >
    {`${title} ${message}`}
  </InlineNotice>
);
