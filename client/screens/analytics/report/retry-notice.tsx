import { __ } from '@wordpress/i18n';
import { Button, InlineNotice } from '@admin/ui';

interface RetryNoticeProps {
  children: string;
  failure: { readonly message: string };
  isRetrying: boolean;
  onRetry: () => void;
}

/** Above what is still shown: that a part of it could not be read. */
export const RetryNotice = ({ children, failure, isRetrying, onRetry }: RetryNoticeProps) => (
  <InlineNotice
    status="error"
    actions={
      <Button variant="link" onClick={onRetry} busy={isRetrying}>
        {__('Retry', 'woocommerce')}
      </Button>
    }
  >
    {`${children} ${failure.message}`}
  </InlineNotice>
);
