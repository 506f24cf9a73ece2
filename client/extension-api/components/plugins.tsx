import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { STORE_NAMES } from '@admin/store-wp-data-compat';
import { Button } from '@admin/ui';

export interface PluginsProps {
  readonly pluginSlugs: readonly string[];
  readonly onComplete: (slugs: readonly string[], answer: unknown) => void;
  readonly onError?: (error: unknown) => void;
  readonly onSkip?: () => void;
  readonly skipText?: string;
  /** Starts without a click. */
  readonly autoInstall?: boolean;
  readonly onAbort?: () => void;
  readonly abortText?: string;
}

/** Installs and activates plugins. */
export function Plugins(props: PluginsProps) {
  const { pluginSlugs, onComplete, onError, autoInstall = false } = props;
  const { installAndActivatePlugins } = useDispatch(STORE_NAMES.PLUGINS_STORE_NAME) as {
    installAndActivatePlugins: (slugs: readonly string[]) => Promise<unknown>;
  };
  const [isBusy, setBusy] = useState(false);
  const hasStarted = useRef(false);

  async function install() {
    setBusy(true);
    try {
      onComplete(pluginSlugs, await installAndActivatePlugins(pluginSlugs));
    } catch (error) {
      onError?.(error);
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (!autoInstall || hasStarted.current) return;
    hasStarted.current = true;
    void install();
    // oxlint-disable-next-line react/exhaustive-deps -- it begins once
  }, [autoInstall]);

  return (
    <div className="sa-extension-row">
      <Button variant="primary" busy={isBusy} onClick={() => void install()}>
        {__('Install & enable', 'store-admin')}
      </Button>
      {props.onSkip && (
        <Button variant="tertiary" onClick={props.onSkip}>
          {props.skipText ?? __('No thanks', 'store-admin')}
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
