import { Fragment, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry, useSelect, WithStores } from '@admin/data';
import { Link, type Query } from '@admin/navigation';
import { settingsPagesStore, type SettingsPage } from '@admin/store-settings-pages';
import { Card, EmptyState, ErrorState, PlaceholderCard } from '@admin/ui';
import { getSectionUrl } from './section-url';
import { PageLinks } from './page-links';
import { SettingsSearch } from './search/settings-search';
import { Section } from './section/section';
import { SectionLinks } from './section-links';
import './settings.css';

const STORES = [{ store: settingsPagesStore }];

export interface SettingsPanelProps {
  page: string;
  section: string;
}

export interface SettingsProps {
  params: { readonly page?: string };
  query: Query;
  /** Content below a section, and in its form before the settings. */
  Panels?: ComponentType<SettingsPanelProps>;
  FormPanels?: ComponentType<SettingsPanelProps>;
}

/** The store's settings, by page, as the server describes them. */
export function Settings(props: SettingsProps) {
  return (
    <WithStores stores={STORES}>
      <div className="sa-settings">
        <Pages {...props} />
      </div>
    </WithStores>
  );
}

function Pages(props: SettingsProps) {
  const registry = useRegistry();
  const { pages, failure } = useSelect((select, resolution) => ({
    pages: select(settingsPagesStore).getPages(),
    failure: resolution(settingsPagesStore).getPages().failure,
  }));
  if (pages) return <Page pages={pages} {...props} />;
  if (!failure) return <PlaceholderCard rows={12} label={__('Loading settings', 'store-admin')} />;
  return (
    <Card>
      <ErrorState
        title={__('The settings could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(settingsPagesStore).getPages()}
      />
    </Card>
  );
}

type PageProps = SettingsProps & { pages: readonly SettingsPage[] };

function Page({ pages, params, query, Panels, FormPanels }: PageProps) {
  const page = pages.find(({ id }) => id === params.page);
  const section = page?.sections.find(({ id }) => id === (query['section'] ?? ''));
  return (
    <>
      <div className="sa-settings__top">
        <PageLinks pages={pages} current={page} />
        <SettingsSearch pages={pages} page={page} section={section} />
      </div>
      {page && <SectionLinks page={page} current={section} />}
      {page && section ? (
        // Each section has its own form state.
        <Fragment key={`${page.id}/${section.id}`}>
          <Section
            page={page}
            section={section}
            field={query['field']}
            formPanels={FormPanels && <FormPanels page={page.id} section={section.id} />}
          />
          {Panels && <Panels page={page.id} section={section.id} />}
        </Fragment>
      ) : (
        <NoSuchPage pages={pages} />
      )}
    </>
  );
}

function NoSuchPage({ pages: [first] }: { pages: readonly SettingsPage[] }) {
  return (
    <Card>
      <EmptyState
        icon="search"
        title={__('Settings page not found', 'store-admin')}
        message={__('It may belong to an inactive extension.', 'store-admin')}
      />
      {first && (
        <p className="sa-settings__back">
          <Link href={getSectionUrl(first.id)}>{__('Go to settings', 'store-admin')}</Link>
        </p>
      )}
    </Card>
  );
}
