import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry, useSelect } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { settingsStore } from '@admin/store-settings';
import {
  settingsPagesStore,
  toGroupName,
  type SettingsPage,
  type SettingsSection,
} from '@admin/store-settings-pages';
import { Card, EmptyState, ErrorState, PlaceholderCard } from '@admin/ui';
import { HostScreen } from './host-screen';
import { SectionForm } from './section-form';

interface SectionProps {
  page: SettingsPage;
  section: SettingsSection;
  /** Id of the setting to focus. */
  field: string | undefined;
  /** Content of the form before the settings. */
  formPanels?: ReactNode;
}

export function Section({ page, section, ...rest }: SectionProps) {
  return section.group === undefined ? (
    <HostScreen label={section.label || page.label} url={section.url} />
  ) : (
    <SectionOfGroup page={page} section={section} group={section.group} {...rest} />
  );
}

function SectionOfGroup({ page, section, group, ...rest }: SectionProps & { group: string }) {
  const registry = useRegistry();
  const { isRead, failure } = useSelect(
    (select, resolution) => ({
      isRead: select(settingsPagesStore).isGroupRead(group),
      failure: resolution(settingsPagesStore).isGroupRead(group).failure,
    }),
    [group],
  );
  if (isRead) return <LoadedSection page={page} section={section} group={group} {...rest} />;
  if (!failure) return <PlaceholderCard rows={10} label={__('Loading settings', 'store-admin')} />;
  return (
    <Card title={decodeEntities(section.label || page.label)}>
      <ErrorState
        title={__('The settings could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(settingsPagesStore).isGroupRead(group)}
      />
    </Card>
  );
}

function LoadedSection({ page, section, group, field, formPanels }: SectionProps & { group: string }) {
  const { definitions = {}, stored = {} } = useSelect(
    (select) => ({
      definitions: select(settingsStore).getDefinitions(toGroupName(group)),
      stored: select(settingsStore).getSettings(toGroupName(group)),
    }),
    [group],
  );
  // Without a layout from the server, the order is that of the group.
  const blocks = section.blocks ?? [
    {
      id: section.id || page.id,
      title: section.label,
      description: '',
      rows: Object.values(definitions).map((setting) => ({ settings: [setting] })),
    },
  ];
  if (blocks.every(({ rows, description }) => rows.length === 0 && description === '')) {
    return (
      <Card title={decodeEntities(section.label || page.label)}>
        <EmptyState
          icon="search"
          title={__('No settings here', 'store-admin')}
          message={__('Extensions can add settings to this page.', 'store-admin')}
        />
      </Card>
    );
  }
  return (
    <SectionForm
      draft={`settings/${page.id}/${section.id}`}
      group={group}
      blocks={blocks}
      definitions={definitions}
      stored={stored}
      field={field}
      panels={formPanels}
    />
  );
}
