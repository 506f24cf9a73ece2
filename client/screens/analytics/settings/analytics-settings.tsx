import { __ } from '@wordpress/i18n';
import { useRegistry, WithStores } from '@admin/data';
import { importsStore } from '@admin/store-imports';
import { reportsStore } from '@admin/store-reports';
import { settingsStore, useSettings } from '@admin/store-settings';
import { useCapability } from '@admin/store-user';
import { Card, ErrorState, PlaceholderCard } from '@admin/ui';
import { SettingsForm } from './form/settings-form';
import { ImportCard } from './import/import-card';
import './analytics-settings.css';

const STORES = [{ store: importsStore }, { store: reportsStore }];

/** Settings of the reports and import of historical data. */
export function AnalyticsSettings() {
  const canImport = useCapability('manage_woocommerce');
  return (
    <WithStores stores={STORES}>
      <div className="sa-analytics-settings">
        <SettingsCard />
        {canImport && <ImportCard />}
      </div>
    </WithStores>
  );
}

function SettingsCard() {
  const registry = useRegistry();
  const { settings, failure } = useSettings('wc_admin');
  if (settings) {
    return (
      <Card title={__('Analytics settings', 'store-admin')}>
        <SettingsForm stored={settings} />
      </Card>
    );
  }
  if (!failure) return <PlaceholderCard rows={12} label={__('Loading settings', 'store-admin')} />;
  return (
    <Card title={__('Analytics settings', 'store-admin')}>
      <ErrorState
        title={__('The settings could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(settingsStore).getSettings('wc_admin')}
      />
    </Card>
  );
}
