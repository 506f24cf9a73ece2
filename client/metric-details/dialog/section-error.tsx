import { __ } from '@wordpress/i18n';
import { Button, focusHeading, InlineNotice } from '@admin/ui';

interface PartFailedProps {
  /** What is missing now. */
  what: string;
  failure: { readonly message: string };
  onRetry: () => void;
}

/** A part of the panel that could not be read: the others stay. */
export const SectionError = ({ what, failure, onRetry }: PartFailedProps) => (
  <InlineNotice
    status="error"
    actions={
      <Button
        variant="link"
        onClick={({ currentTarget }) => {
          // The button goes while it is read.
          focusHeading(currentTarget.closest('[role="dialog"]')?.querySelector('h2') ?? null);
          onRetry();
        }}
      >
        {__('Retry', 'woocommerce')}
      </Button>
    }
  >
    {`${what} ${failure.message}`}
  </InlineNotice>
);
