import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { getPluginName, useJetpackConnectUrl, usePluginSet } from '@admin/store-plugins';
import { Button, InlineNotice } from '@admin/ui';
import { lazyPluginsStore } from '../lazy-plugins-store';
import { PluginInstaller } from '../plugin-installer/plugin-installer';
import './connect-step.css';

export interface ConnectStepProps {
  /** Where the owner comes back to, an http(s) address. */
  redirectUrl: string;
  /** Beside the button, such as a way to skip. */
  actions?: ReactNode;
  /** After a failure; the page is loaded again unless the caller knows better. */
  onRetry?: (() => void) | undefined;
}

const JETPACK_SLUGS = ['jetpack'];

/** Leads to where the shop is connected by the connectivity plugin, which is set up first where it is missing. */
export function ConnectStep(props: ConnectStepProps) {
  return (
    <WithStores stores={STORES}>
      <Step {...props} />
    </WithStores>
  );
}

const STORES = [lazyPluginsStore];

function Step(props: ConnectStepProps) {
  const { areActive } = usePluginSet(JETPACK_SLUGS);
  if (areActive) return <Connect {...props} />;
  return <PluginInstaller slugs={JETPACK_SLUGS} actions={props.actions} onReady={noop} />;
}

/** The way to the account shows by itself. */
const noop = () => {};

function Connect({ redirectUrl, actions, onRetry = reloadPage }: ConnectStepProps) {
  const { url, failure } = useJetpackConnectUrl(redirectUrl);
  return (
    <div className="sa-connect-step">
      {failure && <InlineNotice status="error">{failure.message}</InlineNotice>}
      <div className="sa-connect-step__actions">
        {failure ? (
          <Button variant="primary" onClick={onRetry}>
            {__('Retry', 'woocommerce')}
          </Button>
        ) : (
          <Button variant="primary" busy={url === undefined} href={url}>
            {sprintf(
              /* translators: %s: name of a plugin */
              __('Connect with %s', 'woocommerce'),
              getPluginName('jetpack'),
            )}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}

const reloadPage = () => window.location.reload();
