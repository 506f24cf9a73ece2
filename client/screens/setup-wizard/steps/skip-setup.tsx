import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import { usePromiseNotice } from '@admin/store-notices';
import { Button, Tooltip } from '@admin/ui';

interface SkipSetupProps {
  saveConsent: (isTracked: boolean) => Promise<unknown>;
  /** Resolves with whether it was saved. */
  skip: () => Promise<boolean>;
}

/** Ends the setup without an address; the tracking consent is still saved. */
export function SkipSetup({ saveConsent, skip }: SkipSetupProps) {
  const { value: isTracked } = useFormField<boolean>('isTracked');
  const report = usePromiseNotice();
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const failed = __('There was a problem skipping the setup wizard', 'store-admin');
    const isSaved = await report(saveConsent(isTracked), { failed, id: 'setup-wizard-end' });
    if (!isSaved || !(await skip())) setBusy(false);
  }

  return (
    <Tooltip text={__('You can set this up later in the setup list and the settings.', 'store-admin')}>
      <Button variant="tertiary" busy={isBusy} onClick={() => void leave()}>
        {__('Skip guided setup', 'store-admin')}
      </Button>
    </Tooltip>
  );
}
