import { useEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, WithStores } from '@admin/data';
import { getPluginProblems, usePluginSet } from '@admin/store-plugins';
import { useCapability } from '@admin/store-user';
import { Button, ErrorState, InlineNotice, Spinner } from '@admin/ui';
import { AskAdministrator } from '../ask-administrator';
import { lazyPluginsStore } from '../lazy-plugins-store';
import { useIsShown } from '../use-is-shown';
import { PluginRow } from './plugin-row';
import { useProgressAnnouncements } from './use-progress-announcements';
import './plugin-installer.css';

export interface PluginInstallerProps {
  /** Folder names of the plugins. */
  slugs: readonly string[];
  /** Names by slug, of plugins that the dashboard does not know by name. */
  names?: Readonly<Record<string, string>> | undefined;
  /**
   * Called when all are active, at the end of a run or by a press of 'Continue' when they were active before. What it
   * still has to save keeps the button busy.
   */
  onReady: () => void | Promise<void>;
  /** Begins without being asked. */
  startsByItself?: boolean | undefined;
  /** Words of the button that begins. */
  label?: string | undefined;
  /** Beside the button, such as a way to skip. */
  actions?: ReactNode;
}

/**
 * Installs and activates plugins, and tells of each how far it is. Some may fail: the others are set up all the same,
 * and another try does what is left. Whoever leaves in the middle finds it going on when they come back; two of them at
 * once share the run. Whoever may not install plugins is told who can.
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
  const [problem, setProblem] = useState<string>();
  const mayInstall = useCapability('install_plugins');
  const isShown = useIsShown();
  const isAtWork = useRef(false);
  const [isBusy, setBusy] = useState(false);
  useProgressAnnouncements(plugins, names);

  /** From a press until it is said how that ended. */
  async function whileBusy(work: () => Promise<unknown>) {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      if (isShown.current) await onReady();
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  }

  const run = () => whileBusy(setUp);
  const goOn = () => whileBusy(() => Promise.resolve());

  // What is under way when it appears was begun by an earlier visit, or elsewhere on the screen: it joins.
  const begins = isKnown && mayInstall && (startsByItself || isSettingUp);
  useEffect(() => {
    if (begins) void run();
    // oxlint-disable-next-line react/exhaustive-deps -- begins once the plugins are known, and never again by itself
  }, [isKnown]);

  if (failure) {
    const title = __('The plugins could not be loaded', 'woocommerce');
    return <ErrorState title={title} message={failure.message} onRetry={retry} />;
  }
  if (!isKnown) return <Spinner />;
  const hasFailed = plugins.some(({ progress }) => progress?.status === 'failed');
  return (
    <div className="sa-plugin-installer">
      <ul className="sa-plugin-installer__plugins">
        {plugins.map((plugin) => (
          <PluginRow key={plugin.slug} name={names[plugin.slug]} {...plugin} />
        ))}
      </ul>
      {problem !== undefined && !areActive && <InlineNotice status="error">{problem}</InlineNotice>}
      {!mayInstall && !areActive && <AskAdministrator />}
      <div className="sa-plugin-installer__actions">
        {(mayInstall || areActive) && (
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
  if (areActive) return __('Continue', 'woocommerce');
  if (hasFailed) return __('Retry', 'woocommerce');
  return label ?? __('Install and activate', 'woocommerce');
}

/** What a run that ended badly says besides the rows, which have their own reasons. */
function describeError(error: unknown): string | undefined {
  if (error instanceof CancelledError) return undefined;
  if (getPluginProblems(error).length > 0) {
    return __('Some extensions are not set up yet. Try again to set up the rest.', 'woocommerce');
  }
  return error instanceof Error ? error.message : String(error);
}
