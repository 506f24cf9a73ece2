import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineNotice } from '@admin/ui';
import { useDraft, type DraftOptions } from './use-draft';

interface WithDraftProps extends DraftOptions {
  name: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Stores a draft of the fields inside, and shows a notice when one is restored. */
export function WithDraft({ name, secretFields, children }: WithDraftProps) {
  const { isRestored, discard } = useDraft(name, { secretFields });
  return (
    <>
      {isRestored && (
        <InlineNotice
          status="info"
          actions={
            <Button size="small" onClick={discard}>
              {__('Discard', 'store-admin')}
            </Button>
          }
        >
          {__('Your unsaved changes were restored. They are not saved yet.', 'store-admin')}
        </InlineNotice>
      )}
      {children}
    </>
  );
}
