import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { Link } from '@admin/navigation';
import { settingsStore } from '@admin/store-settings';
import {
  settingsPagesStore,
  toGroupName,
  type SettingsPage,
  type SettingsSection,
} from '@admin/store-settings-pages';
import { announce, TextField } from '@admin/ui';
import { getSectionUrl } from '../section-url';
import { focusSetting } from '../section/focus-setting';
import { findSettings, listEntries, type FoundSetting } from './find-settings';

/** More results would be too many to read; a longer query returns fewer. */
const MAX_RESULTS = 8;

interface SettingsSearchProps {
  pages: readonly SettingsPage[];
  /** The current page. */
  page: SettingsPage | undefined;
  section: SettingsSection | undefined;
}

/** Searches the settings of all pages by name and description, and opens the field. */
export function SettingsSearch({ pages, page, section }: SettingsSearchProps) {
  const [query, setQuery] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const { definitions, hasFailed } = useUndescribed(pages, query !== '');
  const entries = useMemo(() => listEntries(pages, definitions), [pages, definitions]);
  const found = useMemo(() => findSettings(entries, query), [entries, query]);
  useAnnouncedCount(query, found.length);
  const close = () => setQuery('');
  function follow(event: MouseEvent<HTMLAnchorElement>, found: FoundSetting) {
    close();
    const form = root.current?.closest('.sa-settings')?.querySelector('form');
    if (found.page !== page?.id || found.section !== section?.id || !form) return;
    // The field is on this page: no navigation, so no prompt about unsaved changes.
    event.preventDefault();
    focusSetting(form, found.field, section.blocks);
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the escape key of whatever is focused inside
    <div ref={root} className="sa-settings-search" onKeyDown={closeByKey}>
      <TextField
        type="search"
        label={__('Search all settings', 'store-admin')}
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
      {query.trim() !== '' && (
        <div className="sa-settings-search__found">
          {found.length === 0 && <p>{__('No settings found.', 'store-admin')}</p>}
          {hasFailed && <p>{__('Some settings could not be searched.', 'store-admin')}</p>}
          <ul>
            {found.slice(0, MAX_RESULTS).map((each) => (
              <li key={`${each.page}/${each.section}/${each.field}`}>
                <FoundLink found={each} onClick={(event) => follow(event, each)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface FoundLinkProps {
  found: FoundSetting;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function FoundLink({ found, onClick }: FoundLinkProps) {
  return (
    <Link href={getSectionUrl(found.page, found.section, found.field)} onClick={onClick}>
      {found.label}
      <span className="sa-settings-search__trail">{found.trail}</span>
    </Link>
  );
}

/** If the server describes no rows, the groups themselves are loaded when a search begins. */
function useUndescribed(pages: readonly SettingsPage[], isSearching: boolean) {
  const groups = useMemo(
    () =>
      pages
        .flatMap(({ sections }) => sections)
        .flatMap(({ group, blocks }) => (group !== undefined && !blocks ? [group] : [])),
    [pages],
  );
  const read = useSelect(
    (select, resolution) =>
      groups.map((group) => ({
        definitions:
          isSearching && select(settingsPagesStore).isGroupRead(group)
            ? select(settingsStore).getDefinitions(toGroupName(group))
            : undefined,
        hasFailed: resolution(settingsPagesStore).isGroupRead(group).status === 'failed',
      })),
    [groups, isSearching],
  );
  return useMemo(
    () => ({
      definitions: Object.fromEntries(groups.map((group, index) => [group, read[index]?.definitions])),
      hasFailed: read.some(({ hasFailed }) => hasFailed),
    }),
    [groups, read],
  );
}

function useAnnouncedCount(query: string, count: number): void {
  useEffect(() => {
    if (query.trim() === '') return;
    announce(
      sprintf(
        /* translators: %d: how many settings have the words that were typed */
        _n('%d setting found.', '%d settings found.', count, 'store-admin'),
        count,
      ),
    );
  }, [query, count]);
}
