import { useEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, WithStores } from '@admin/data';
import { getPluginProblems, usePluginSet } from '@admin/store-plugins';
import { useCapability } from '@admin/store-user';
import { Button, ErrorState, InlineNotice, Spinner } from '@admin/ui';
import { ContactAdministrator } from '../contact-administrator';
import { lazyPluginsStore } from '../lazy-plugins-store';
import { useIsShown } from '../use-is-shown';
import { PluginRow } from './plugin-row';
import { useProgressAnnouncements } from './use-progress-announcements';
import './plugin-installer.css';

export interface PluginInstallerProps {
  /** The plugins' folders. */
  slugs: readonly string[];
  /** Names by slug, for plugins whose names the dashboard does not know. */
  names?: Readonly<Record<string, string>> | undefined;
  /**
   * Called when all plugins are active: at the end of a run, or on 'Continue' if they were active before. The button
   * stays busy until the returned promise settles.
   */
  onReady: () => void | Promise<void>;
  /** Starts automatically. */
  startsByItself?: boolean | undefined;
  /** Label of the start button. */
  label?: string | undefined;
  /** Actions beside the button, such as "Skip". */
  actions?: ReactNode;
}

/**
 * Installs and activates plugins, and shows the progress of each. If some fail, the others are still set up, and a
 * retry only does the remaining steps. A run continues when the user leaves and is shown again on return; concurrent
 * installers share it. Users without the capability see whom to ask.
 */
export function PluginInstaller(props: PluginInstallerProps) {
  return (
    <WithStores stores={STORES}>
      <Installer {...props} />
    </WithStores>
  );
}

const STORES = [lazyPluginsStore];

function Installer(props: PluginInstallerProps) {
  const { slugs, names = {}, onReady, startsByItself = false, label, actions } = props;
  const { plugins, isKnown, areActive, isSettingUp, failure, retry, setUp } = usePluginSet(slugs);
  const [problem, setProblem] = useState<{ message: string | undefined; isSetUp: boolean }>();
  const canInstall = useCapability('install_plugins');
  const isShown = useIsShown();
  const isAtWork = useRef(false);
  const [isBusy, setBusy] = useState(false);
  useProgressAnnouncements(plugins, names);

  /** Keeps the button busy until the result is reported. */
  async function whileBusy(work: () => Promise<unknown>) {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(true);
    setProblem(undefined);
    let isSetUp = false;
    try {
      await work();
      isSetUp = true;
      if (isShown.current) await onReady();
    } catch (error) {
      setProblem({ message: describeError(error), isSetUp });
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  }

  const run = () => whileBusy(setUp);
  const goOn = () => whileBusy(() => Promise.resolve());

  // A run that is in progress on mount was started earlier or elsewhere; it is joined.
  const shouldStart = isKnown && canInstall && (startsByItself || isSettingUp);
  useEffect(() => {
    if (shouldStart) void run();
    // oxlint-disable-next-line react/exhaustive-deps -- starts once the plugins are known, and never again automatically
  }, [isKnown]);

  if (failure) {
    const title = __('The plugins could not be loaded', 'store-admin');
    return <ErrorState title={title} message={failure.message} onRetry={retry} />;
  }
  if (!isKnown) return <Spinner />;
  // What failed in a run no longer matters once another one has set up the plugins.
  const message = problem?.isSetUp || !areActive ? problem?.message : undefined;
  const hasFailed = plugins.some(({ progress }) => progress?.status === 'failed');
  return (
    <div className="sa-plugin-installer">
      <ul className="sa-plugin-installer__plugins">
        {plugins.map((plugin) => (
          <PluginRow key={plugin.slug} name={names[plugin.slug]} {...plugin} />
        ))}
      </ul>
      {message !== undefined && <InlineNotice status="error">{message}</InlineNotice>}
      {!canInstall && !areActive && <ContactAdministrator />}
      <div className="sa-plugin-installer__actions">
        {(canInstall || areActive) && (
          <Button
            variant="primary"
            busy={isSettingUp || isBusy}
            onClick={() => void (areActive ? goOn() : run())}
          >
            {getButtonLabel({ areActive, hasFailed, label })}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}

interface ButtonState {
  areActive: boolean;
  hasFailed: boolean;
  label: string | undefined;
}

function getButtonLabel({ areActive, hasFailed, label }: ButtonState): string {
  if (areActive) return __('Continue', 'store-admin');
  if (hasFailed) return __('Retry', 'store-admin');
  return label ?? __('Install and activate', 'store-admin');
}

/** The message of a failed run; the rows show their own reasons. */
function describeError(error: unknown): string | undefined {
  if (error instanceof CancelledError) return undefined;
  if (getPluginProblems(error).length > 0) {
    return __('Some extensions are not set up yet. Try again to set up the rest.', 'store-admin');
  }
  return error instanceof Error ? error.message : String(error);
}
