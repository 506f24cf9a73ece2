import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { getPluginName, useJetpackConnectUrl, usePluginSet } from '@admin/store-plugins';
import { Button, InlineNotice } from '@admin/ui';
import { lazyPluginsStore } from '../lazy-plugins-store';
import { PluginInstaller } from '../plugin-installer/plugin-installer';
import './connect-step.css';

export interface ConnectStepProps {
  /** Return URL, http(s). */
  redirectUrl: string;
  /** Actions beside the button, such as "Skip". */
  actions?: ReactNode;
  /** Called to retry after a failure; the default reloads the page. */
  onRetry?: (() => void) | undefined;
}

const JETPACK_SLUGS = ['jetpack'];

/** Links to the page for connecting the store through Jetpack, and installs Jetpack first if necessary. */
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

/** The connection URL is rendered when it is loaded. */
const noop = () => {};

function Connect({ redirectUrl, actions, onRetry = reloadPage }: ConnectStepProps) {
  const { url, failure } = useJetpackConnectUrl(redirectUrl);
  return (
    <div className="sa-connect-step">
      {failure && <InlineNotice status="error">{failure.message}</InlineNotice>}
      <div className="sa-connect-step__actions">
        {failure ? (
          <Button variant="primary" onClick={onRetry}>
            {__('Retry', 'store-admin')}
          </Button>
        ) : (
          <Button variant="primary" busy={url === undefined} href={url}>
            {sprintf(
              /* translators: %s: name of a plugin */
              __('Connect with %s', 'store-admin'),
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
