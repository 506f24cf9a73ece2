import { __ } from '@wordpress/i18n';
import { describeInstalling, Installing } from '../../../onboarding/first-run/extensions/installing';
import type { Step, StepProps } from './step';

const InstallingStep = ({ shop: { profile }, goTo }: StepProps) => (
  <Installing
    profile={profile}
    leaveLabel={__('Go to my store', 'store-admin')}
    onDone={() => goTo('go-on')}
  />
);

export const installingStep: Step = { describe: describeInstalling, content: InstallingStep };
