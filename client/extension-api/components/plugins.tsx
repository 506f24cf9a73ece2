import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { STORE_NAMES } from '@admin/store-wp-data-compat';
import { Button, type ButtonProps } from '@admin/ui';

export interface PluginsProps {
  readonly pluginSlugs?: readonly string[];
  readonly onComplete: (activated: readonly string[], answer: unknown) => void;
  /** Called with the messages by plugin, if the server sent any, and with the error. */
  readonly onError?: (errors: unknown, error: unknown) => void;
  readonly onSkip?: () => void;
  readonly installText?: string;
  readonly installButtonVariant?: ButtonProps['variant'];
  readonly skipText?: string;
  /** Starts without a click. */
  readonly autoInstall?: boolean;
  readonly onAbort?: () => void;
  readonly abortText?: string;
  readonly learnMoreLink?: string;
  readonly learnMoreText?: string;
  readonly onLearnMore?: () => void;
}

const USUAL = ['jetpack', 'woocommerce-services'];

interface Answer {
  readonly data: { readonly activated: readonly string[] };
}

/** Installs and activates plugins. */
export function Plugins(props: PluginsProps) {
  const { pluginSlugs = USUAL, onComplete, onError, onSkip, autoInstall = false } = props;
  const { installAndActivatePlugins } = useDispatch(STORE_NAMES.PLUGINS_STORE_NAME) as {
    installAndActivatePlugins: (slugs: readonly string[]) => Promise<Answer>;
  };
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hasStarted = useRef(false);

  async function install() {
    setBusy(true);
    // An error of `onComplete` is not one of the installation.
    await installAndActivatePlugins(pluginSlugs).then(
      (answer) => {
        setBusy(false);
        onComplete(answer.data.activated, answer);
      },
      (error: unknown) => {
        setBusy(false);
        setFailed(true);
        onError?.(Object(error).errors, error);
      },
    );
  }

  useEffect(() => {
    if (!autoInstall || hasStarted.current) return;
    hasStarted.current = true;
    void install();
    // oxlint-disable-next-line react/exhaustive-deps -- it begins once
  }, [autoInstall]);

  if (hasFailed) {
    return (
      <div className="sa-extension-row">
        <Button variant="primary" busy={isBusy} onClick={() => void install()}>
          {__('Retry', 'store-admin')}
        </Button>
        {onSkip && <Button onClick={onSkip}>{__('Continue without installing', 'store-admin')}</Button>}
      </div>
    );
  }
  if (autoInstall) return null;
  if (pluginSlugs.length === 0) {
    return (
      <Button variant="primary" onClick={onSkip}>
        {__('Continue', 'store-admin')}
      </Button>
    );
  }
  return (
    <div className="sa-extension-row">
      <Button variant={props.installButtonVariant ?? 'primary'} busy={isBusy} onClick={() => void install()}>
        {props.installText ?? __('Install & enable', 'store-admin')}
      </Button>
      {onSkip && (
        <Button variant="tertiary" onClick={onSkip}>
          {props.skipText ?? __('No thanks', 'store-admin')}
        </Button>
      )}
      {props.learnMoreLink && (
        <Button
          variant="tertiary"
          href={props.learnMoreLink}
          target="_blank"
          rel="noreferrer"
          onClick={props.onLearnMore}
        >
          {props.learnMoreText ?? __('Learn more', 'store-admin')}
        </Button>
      )}
      {props.onAbort && (
        <Button variant="tertiary" onClick={props.onAbort}>
          {props.abortText ?? __('Abort', 'store-admin')}
        </Button>
      )}
    </div>
  );
}
