import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { removeMenuEntry } from '@admin/host';
import { Link, getNewPath, navigateTo } from '@admin/navigation';
import { PaymentLogos, type PaymentBrand } from '@admin/payment-logos';
import { useCapability } from '@admin/store-user';
import { recordEvent, recordPageView } from '@admin/tracks';
import { Button, Card, Icon, InlineNotice } from '@admin/ui';
import { LINKS, MENU_ENTRY } from './facts';
import { OtherPaymentMethods } from './other-payment-methods';
import { SurveyDialog } from './survey-dialog';
import { useInstall } from './use-install';
import { useViewed } from './use-viewed';

const BRANDS: readonly PaymentBrand[] = [
  'visa',
  'mastercard',
  'maestro',
  'american-express',
  'diners-club',
  'carte-bancaire',
  'discover',
  'unionpay',
  'jcb',
  'apple-pay',
];

/** The offer with its fee and terms, and the buttons to accept or decline it. */
export function Offer() {
  const canInstall = useCapability('install_plugins');
  const canDismiss = useCapability('manage_options');
  const [extras, setExtras] = useState<readonly string[]>([]);
  const [stage, setStage] = useState<'open' | 'leaving' | 'gone'>('open');
  const { isBusy, problem, isInstalled, start } = useInstall(extras);
  useViewed();
  useEffect(() => void recordPageView('payments_connect_core_test', { is_embedded: false }), []);

  if (stage === 'gone') return <RedirectHome />;
  return (
    <>
      {problem !== undefined && <InlineNotice status="error">{problem}</InlineNotice>}
      <Card className="sa-payments-welcome__promise">
        <h2>{__('Payments, made simple', 'store-admin')}</h2>
        <p>
          {interpolate(
            __(
              'Accept cards and wallets at your own checkout. Manage payments, refunds, disputes and payouts next to your orders, with no setup or monthly fees. {{link}}Learn more{{/link}}',
              'store-admin',
            ),
            {
              link: (
                <Link
                  href={LINKS.about}
                  target="_blank"
                  rel="noreferrer"
                  onClick={() => recordEvent('wcpay_welcome_learn_more', {})}
                />
              ),
            },
          )}
        </p>
        <PaymentLogos brands={BRANDS} label={__('Accepted payment methods', 'store-admin')} />
        <div className="sa-payments-welcome__discount">
          <Icon name="percent" size={32} />
          <div>
            <strong>{__('20% off payment processing', 'store-admin')}</strong>
            <p>
              {interpolate(
                __(
                  'Applies to the first $1,000,000 USD in payments or the first 6 months after your account is set up, whichever comes first. {{link}}Terms and conditions{{/link}}',
                  'store-admin',
                ),
                { link: <Link href={LINKS.conditions} target="_blank" rel="noreferrer" /> },
              )}
            </p>
          </div>
        </div>
        {canInstall ? (
          <div className="sa-payments-welcome__answers">
            <Button variant="primary" busy={isBusy} onClick={() => void start()}>
              {isInstalled ? __('Connect', 'store-admin') : __('Install and Connect', 'store-admin')}
            </Button>
            {canDismiss && (
              <Button disabled={isBusy} onClick={() => setStage('leaving')}>
                {__('No thanks', 'store-admin')}
              </Button>
            )}
          </div>
        ) : (
          <InlineNotice status="info">
            {__('Only administrators can install it.', 'store-admin')}
          </InlineNotice>
        )}
        <Terms />
      </Card>
      {canInstall && <OtherPaymentMethods chosen={extras} onChoose={setExtras} isBusy={isBusy} />}
      <p className="sa-payments-welcome__foot">
        {interpolate(__('Have more questions? {{link}}Get in touch{{/link}}', 'store-admin'), {
          link: <Link href={LINKS.questions} target="_blank" rel="noreferrer" />,
        })}
      </p>
      {stage === 'leaving' && (
        <SurveyDialog onClose={() => setStage('open')} onDismissed={() => setStage('gone')} />
      )}
    </>
  );
}

const Terms = () => (
  <p className="sa-payments-welcome__terms">
    {interpolate(__('By installing it, you agree to the {{link}}Terms of Service{{/link}}.', 'store-admin'), {
      link: <Link href={LINKS.terms} target="_blank" rel="noreferrer" />,
    })}
  </p>
);

/** The offer and its menu entry are gone: redirects to the home screen when the last part of this one unmounts. */
function RedirectHome() {
  useEffect(() => {
    removeMenuEntry(MENU_ENTRY);
    navigateTo({ url: getNewPath({}, '/', {}) });
  }, []);
  return null;
}
