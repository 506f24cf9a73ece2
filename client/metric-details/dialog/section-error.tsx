import { __ } from '@wordpress/i18n';
import { Button, focusHeading, InlineNotice } from '@admin/ui';

interface PartFailedProps {
  /** What couldn't be loaded. */
  what: string;
  failure: { readonly message: string };
  onRetry: () => void;
}

/** Error of a section of the panel; the other sections stay. */
export const SectionError = ({ what, failure, onRetry }: PartFailedProps) => (
  <InlineNotice
    status="error"
    actions={
      <Button
        variant="link"
        onClick={({ currentTarget }) => {
          // The button is removed while the section is loading.
          focusHeading(currentTarget.closest('[role="dialog"]')?.querySelector('h2') ?? null);
          onRetry();
        }}
      >
        {__('Retry', 'store-admin')}
      </Button>
    }
  >
    {`${what} ${failure.message}`}
  </InlineNotice>
);
