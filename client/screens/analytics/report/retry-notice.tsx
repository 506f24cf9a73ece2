import { __ } from '@wordpress/i18n';
import { Button, InlineNotice } from '@admin/ui';

interface RetryNoticeProps {
  children: string;
  failure: { readonly message: string };
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown above the remaining content if a part of it couldn't be loaded. */
export const RetryNotice = ({ children, failure, isRetrying, onRetry }: RetryNoticeProps) => (
  <InlineNotice
    status="error"
    actions={
      <Button variant="link" onClick={onRetry} busy={isRetrying}>
        {__('Retry', 'store-admin')}
      </Button>
    }
  >
    {`${children} ${failure.message}`}
  </InlineNotice>
);
