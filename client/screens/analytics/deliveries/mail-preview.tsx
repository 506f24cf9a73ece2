import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { deliveriesStore, type MailPreview as Mail, type MailQuery } from '@admin/store-deliveries';
import { Button, InlineNotice } from '@admin/ui';

/** Shows the e-mail as it would be sent now. */
export function MailPreview({ id, name, content }: MailQuery) {
  const { previewMail } = useDispatch(deliveriesStore);
  const [preview, setPreview] = useState<Mail>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    setProblem(undefined);
    try {
      setPreview(await previewMail({ id, name, content }));
    } catch (error) {
      if (!(error instanceof CancelledError))
        setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <Button size="small" busy={isBusy} disabled={name === ''} onClick={() => void show()}>
        {__('Preview', 'store-admin')}
      </Button>
      {problem !== undefined && (
        <InlineNotice status="error" className="sa-deliveries__failure">
          {problem}
        </InlineNotice>
      )}
      {preview && (
        <section
          className="sa-deliveries__preview"
          aria-label={__('Preview', 'store-admin')}
          aria-live="polite"
        >
          <strong>
            {sprintf(
              /* translators: %s: subject of an e-mail */
              __('Subject: %s', 'store-admin'),
              preview.subject,
            )}
          </strong>
          <p>{preview.text}</p>
        </section>
      )}
    </div>
  );
}
