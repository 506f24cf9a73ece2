import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { getAdminLink } from '@admin/host';
import { navigateTo } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { optionsStore, useOption, type OptionPatch } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import type { TaskPageProps } from '../task-page';

const STANDARD_RATES = 'admin.php?page=wc-settings&tab=tax&section=standard';

/** Completes the tax task: each option is saved in one request, all or nothing. */
export function useTaxSettings(onComplete: TaskPageProps['onComplete']) {
  const { changeOption, updateOptions } = useDispatch(optionsStore);
  const { receiveSettings } = useDispatch(settingsStore);
  const report = usePromiseNotice();
  const registry = useRegistry();
  const service = useOption('wc_connect_taxes_enabled');
  const connect = useOption('wc_connect_options');
  const optedIn = useOption('woocommerce_setup_jetpack_opted_in').value;
  const hasOptedIn = optedIn === true || optedIn === '1' || optedIn === 'yes';
  const hasAcceptedTerms = hasOptedIn || Boolean(connect.value && connect.value.tos_accepted);

  /** Also updates the setting, for components that show it. */
  async function write(patch: OptionPatch & { woocommerce_calc_taxes: 'yes' | 'no' }) {
    await updateOptions(patch);
    const { woocommerce_calc_taxes } = patch;
    void receiveSettings({ group: 'general', values: { woocommerce_calc_taxes } });
  }

  /** Turns the service off only if it is on: saving that it is off would complete the task too early. */
  async function enableManualRates() {
    if (service.status === 'failed') registry.invalidate(optionsStore).getOption('wc_connect_taxes_enabled');
    const isOn = (await registry.resolveSelect(optionsStore).getOption('wc_connect_taxes_enabled')) === 'yes';
    await write({ woocommerce_calc_taxes: 'yes', ...(isOn && { wc_connect_taxes_enabled: 'no' }) });
  }

  return {
    hasAcceptedTerms,

    /** Accepts the terms of WooCommerce Tax in its option; other values in it are kept. */
    acceptTerms: () =>
      changeOption('wc_connect_options', (stored) => ({
        ...(typeof stored === 'object' && !Array.isArray(stored) ? stored : {}),
        tos_accepted: true,
      })),

    /** Enables both settings, which completes the task. */
    async automate(): Promise<boolean> {
      const isDone = await report(write({ woocommerce_calc_taxes: 'yes', wc_connect_taxes_enabled: 'yes' }), {
        done: __("You're awesome! One less item on your to-do list", 'store-admin'),
        failed: __('There was a problem setting up automated taxes. Please try again.', 'store-admin'),
      });
      if (isDone) onComplete();
      return isDone;
    },

    /** Enables taxes without the service and opens the page with the rates. */
    async enterRates(): Promise<void> {
      const isDone = await report(enableManualRates(), {
        failed: __('Taxes could not be enabled. Please try again.', 'store-admin'),
      });
      if (isDone) navigateTo({ url: getAdminLink(STANDARD_RATES) });
    },

    /** Saves that the store charges no sales tax, which completes the task, too. */
    async chargeNone(): Promise<void> {
      const isDone = await report(write({ woocommerce_calc_taxes: 'no', woocommerce_no_sales_tax: true }), {
        failed: __('Your choice could not be saved. Please try again.', 'store-admin'),
      });
      if (isDone) onComplete();
    },
  };
}
