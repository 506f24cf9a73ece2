import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry, WithStores } from '@admin/data';
import { useInitialPlugins } from '@admin/store-plugins';
import {
  profileStore,
  useMarketingExtensions,
  type FreeExtension,
  type FreeExtensionGroup,
} from '@admin/store-profile';
import { useCapability } from '@admin/store-user';
import { usePromotions } from '@admin/store-promotions';
import { Button, Card, EmptyState, ErrorState, OfferList, PlaceholderCard } from '@admin/ui';
import { ContactAdministrator, lazyPluginsStore } from '@admin/wizard';
import { lazyProfileStore } from '../../onboarding/lazy-profile-store';
import { useLatch } from '../shared/use-latch';
import { useStepFocus } from '../shared/use-step-focus';
import { useSuggestions } from '../shared/use-suggestions';
import type { TaskPageProps } from '../task-page';
import { ExtensionRow } from './extension-row';
import './marketing-task.css';

const STORES = [lazyPluginsStore, lazyProfileStore];
const PLACEHOLDER_ROWS = 4;

/** Free marketing extensions: installed ones first, then recommendations. */
export function MarketingTask({ onComplete }: TaskPageProps) {
  return (
    <WithStores stores={STORES}>
      <Extensions onInstalled={() => onComplete()} />
    </WithStores>
  );
}

function Extensions({ onInstalled }: { onInstalled: () => void }) {
  const registry = useRegistry();
  // An extension stays in its place while it is set up, so that its button doesn't move away.
  const { installed, active } = useInitialPlugins();
  const canInstall = useCapability('install_plugins');
  const { extensions, failure } = useMarketingExtensions(installed, active);

  if (!extensions && failure) {
    return (
      <Card>
        <ErrorState
          title={__('The marketing extensions could not be loaded', 'store-admin')}
          message={failure.message}
          onRetry={() => registry.invalidateAll(profileStore)}
        />
      </Card>
    );
  }
  if (!extensions) return <PlaceholderCard rows={PLACEHOLDER_ROWS} />;
  const { installed: present, groups } = extensions;
  return (
    <div className="sa-marketing-task">
      {!canInstall && <ContactAdministrator />}
      {present.length > 0 && (
        <Card title={__('Installed marketing extensions', 'store-admin')}>
          <ExtensionList extensions={present} onInstalled={onInstalled} />
        </Card>
      )}
      {canInstall && groups.length > 0 && <Recommended groups={groups} onInstalled={onInstalled} />}
      {canInstall && present.length === 0 && groups.length === 0 && (
        <Card>
          <EmptyState
            title={__('No recommendations right now', 'store-admin')}
            message={__('No marketing extensions are available for your store.', 'store-admin')}
          />
        </Card>
      )}
    </div>
  );
}

interface RecommendedProps {
  groups: readonly FreeExtensionGroup[];
  onInstalled: () => void;
}

/** Extensions that the site doesn't have. Collapsed if promotions are off or the user dismissed them. */
function Recommended({ groups, onInstalled }: RecommendedProps) {
  const { areShown } = usePromotions();
  const { isDismissed, dismiss } = useSuggestions();
  const [areWanted, setWanted] = useState<boolean>();
  const areWelcome = useLatch(areShown && !isDismissed('marketing'));
  const isOpen = areWanted ?? areWelcome;
  const place = useStepFocus(isOpen ? 'groups' : 'question');

  function hide() {
    setWanted(false);
    dismiss('marketing');
  }

  return (
    <div ref={place}>
      <Card title={__('Recommended marketing extensions', 'store-admin')}>
        {isOpen ? (
          <>
            <p className="sa-marketing-task__intro">
              {__('Free to install, and you can remove them at any time.', 'store-admin')}
            </p>
            {groups.map(({ key, title, plugins }) => (
              <section key={key} className="sa-marketing-task__group">
                <h3>{title}</h3>
                <ExtensionList extensions={plugins} onInstalled={onInstalled} />
              </section>
            ))}
            <Button className="sa-marketing-task__hide" variant="tertiary" onClick={hide}>
              {__('Hide recommendations', 'store-admin')}
            </Button>
          </>
        ) : (
          <>
            <p className="sa-marketing-task__intro">
              {areShown
                ? __('You have hidden these recommendations.', 'store-admin')
                : __('Suggestions are turned off, so these recommendations are hidden.', 'store-admin')}
            </p>
            <Button onClick={() => setWanted(true)}>{__('Show recommendations', 'store-admin')}</Button>
          </>
        )}
      </Card>
    </div>
  );
}

interface ExtensionListProps {
  extensions: readonly FreeExtension[];
  onInstalled: () => void;
}

const ExtensionList = ({ extensions, onInstalled }: ExtensionListProps) => (
  <OfferList>
    {extensions.map((extension) => (
      <ExtensionRow key={extension.key} extension={extension} onInstalled={onInstalled} />
    ))}
  </OfferList>
);
