import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { marketingStore } from '@admin/store-marketing';
import { formatPluginProblems, getPluginProblems, pluginsStore, usePlugin } from '@admin/store-plugins';
import { recordEvent } from '@admin/tracks';
import { useAnnounceBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import { OWN_PLUGIN, PROMOTION } from './facts';

type Step = 'install' | 'claim' | 'connect';

/**
 * Installs the plugin and the chosen additional ones, claims the promotion, and opens the page that connects the
 * account. Completed steps are kept: a retry continues from there.
 */
export function useInstall(extras: readonly string[]) {
  const registry = useRegistry();
  const { installAndActivatePlugins, connectProvider } = useDispatch(pluginsStore);
  const { claimPromotion } = useDispatch(marketingStore);
  const { state } = usePlugin(OWN_PLUGIN);
  const isShown = useIsShown();
  const isClaimed = useRef(false);
  const [step, setStep] = useState<Step>();
  const [problem, setProblem] = useState<string>();
  useAnnounceBusy(step !== undefined, formatStep(step ?? 'install'));

  async function start() {
    if (step !== undefined) return;
    let present: Step = 'install';
    const enter = (next: Step) => {
      present = next;
      setStep(next);
    };
    setProblem(undefined);
    enter('install');
    try {
      const isConnected = registry.select(pluginsStore).isJetpackConnected() === true;
      recordEvent('wcpay_connect_account_clicked', { wpcom_connection: isConnected ? 'Yes' : 'No' });
      await installAndActivatePlugins([OWN_PLUGIN, ...extras]);
      recordEvent('wcpay_extension_installed', { extensions: extras.join(', ') });
      enter('claim');
      // Before connecting the account: without the promotion, the account would pay the full fee.
      if (!isClaimed.current) await claimPromotion(PROMOTION);
      isClaimed.current = true;
      enter('connect');
      const url = await connectProvider('wcpay');
      // The button stays busy until the browser has left the page.
      if (isShown.current) navigateTo({ url });
    } catch (error) {
      setStep(undefined);
      setProblem(explain(present, error));
    }
  }

  return {
    isBusy: step !== undefined,
    /** The error of the last attempt. */
    problem,
    isInstalled: state === 'activated',
    start,
  };
}

function formatStep(step: Step): string {
  switch (step) {
    case 'install':
      return __('Installing…', 'store-admin');
    case 'claim':
      return __('Claiming the discount…', 'store-admin');
    case 'connect':
      return __('Connecting…', 'store-admin');
  }
}

function explain(step: Step, error: unknown): string {
  switch (step) {
    case 'install': {
      const problems = getPluginProblems(error);
      if (problems.length > 0) return formatPluginProblems(problems);
      return __('There was a problem installing WooCommerce Payments', 'store-admin');
    }
    case 'claim':
      return __(
        'WooCommerce Payments is installed, but the discount could not be claimed. Try again before you connect.',
        'store-admin',
      );
    case 'connect':
      return __(
        "There was an error connecting to the provider's payments service. Please try again or connect later in store settings.",
        'store-admin',
      );
  }
}
