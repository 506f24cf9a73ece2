import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { setupStore, type ProfilerStep } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import { Button } from '@admin/ui';

interface SkipStepProps {
  step: ProfilerStep;
  onSkipped: () => void;
}

/** Continues without a response; the step counts as completed. */
export function SkipStep({ step, onSkipped }: SkipStepProps) {
  const { completeStep } = useDispatch(setupStore);
  const report = usePromiseNotice();
  const [isBusy, setBusy] = useState(false);

  async function skip() {
    setBusy(true);
    const isDone = await report(completeStep(step), {
      failed: __('The step could not be skipped', 'store-admin'),
    });
    setBusy(false);
    if (!isDone) return;
    recordEvent('coreprofiler_step_skip', { step });
    onSkipped();
  }

  return (
    <Button variant="tertiary" busy={isBusy} onClick={() => void skip()}>
      {__('Skip this step', 'store-admin')}
    </Button>
  );
}
