import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { Button, Card, useAnnounceBusy } from '@admin/ui';
import { OtherTaxOptions } from './other-tax-options';
import type { TaxMethodProps } from './tax-method-props';
import { Terms } from './terms';
import { useTaxSettings } from './use-tax-settings';

interface AutomatedTaxesReadyProps extends TaxMethodProps {
  startsByItself: boolean;
}

/** All requirements are met: the user only has to confirm, or has done so by following the link here. */
export function AutomatedTaxesReady({ startsByItself, onManual, onComplete }: AutomatedTaxesReadyProps) {
  const { hasAcceptedTerms, acceptTerms, automate } = useTaxSettings(onComplete);
  const [isSaving, setSaving] = useState(startsByItself);
  useAnnounceBusy(isSaving, __('Setting up automated taxes…', 'store-admin'));
  const report = usePromiseNotice();
  const hasStarted = useRef(false);

  async function start() {
    setSaving(true);
    await automate();
    setSaving(false);
  }

  useEffect(() => {
    if (!startsByItself || hasStarted.current) return;
    hasStarted.current = true;
    void start();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);

  async function agree() {
    setSaving(true);
    const isAccepted =
      hasAcceptedTerms ||
      (await report(acceptTerms(), {
        failed: __('There was a problem setting up automated taxes. Please try again.', 'store-admin'),
      }));
    if (isAccepted) await start();
    else setSaving(false);
  }

  return (
    <Card
      title={__('Good news!', 'store-admin')}
      footer={<OtherTaxOptions onManual={onManual} onComplete={onComplete} />}
    >
      <div className="sa-tax-step">
        <p className="sa-tax-step__text">
          {__(
            'Your store is ready for automated taxes. Do you want to calculate the tax rate for each order automatically?',
            'store-admin',
          )}
        </p>
        {!hasAcceptedTerms && !startsByItself && <Terms />}
        <div className="sa-tax-step__actions">
          <Button variant="primary" busy={isSaving} onClick={() => void agree()}>
            {__('Yes please', 'store-admin')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
