import { __ } from '@wordpress/i18n';
import { listExtensions } from '@admin/extensions';
import { Card, EmptyState } from '@admin/ui';
import { DeveloperCard } from './developer-card';
import { ExtensionCard } from './extension-card';
import { ProblemsCard } from './problems-card';
import { useDisabledExtensions } from './use-disabled-extensions';
import './extensions.css';

/** Lists extensions of the dashboard, with a switch for each. */
export function Extensions() {
  const { isOff, setOff } = useDisabledExtensions();
  const extensions = listExtensions();
  return (
    <div className="sa-extensions">
      <p className="sa-extensions__intro">
        {__(
          'Extensions add pages, reports, tasks and more to this dashboard. You can hide what they add here. This applies to your account on all devices; the extensions stay active in your store.',
          'store-admin',
        )}
      </p>
      <ProblemsCard />
      {extensions.length === 0 && (
        <Card>
          <EmptyState
            icon="plugin"
            title={__('No extensions add to this dashboard', 'store-admin')}
            message={__('When you install one that does, you can hide what it adds here.', 'store-admin')}
          />
        </Card>
      )}
      {extensions.map((extension) => (
        <ExtensionCard key={extension.name} extension={extension} isOff={isOff} onSwitch={setOff} />
      ))}
      <DeveloperCard />
    </div>
  );
}
