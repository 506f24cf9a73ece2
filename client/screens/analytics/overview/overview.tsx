import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores, type Registry } from '@admin/data';
import { filterList, useFilterChanges } from '@admin/extensions';
import type { FilterConfig } from '@admin/filters';
import { getHost } from '@admin/host';
import type { Query } from '@admin/navigation';
import { hydrateReports, reportsStore } from '@admin/store-reports';
import { Button, EmptyState, Menu } from '@admin/ui';
import { DateBar } from '../report/date-bar/date-bar';
import { useReportPeriod } from '../report/use-period';
import { ArrangeDialog } from './arrange/arrange-dialog';
import { FiltersRegion } from './filters-region';
import { changeSection, fromBlocks, moveSection, toBlocks } from './sections/arrange-sections';
import type { ArrangedSection } from './sections/section';
import { SectionHolder } from './sections/section-holder';
import { useSections } from './sections/use-sections';
import { DataAgeProvider, useOldestData } from './data-age';
import { Freshness } from '../freshness/freshness';
import { isFilter, toFilter } from '../report/added-filters';
import './overview.css';

const FILTERS_FILTER = 'woocommerce_admin_dashboard_filters';

const STORES = [
  {
    store: reportsStore,
    hydrate: (registry: Registry) => hydrateReports(registry, getHost().settings.dataEndpoints),
  },
];

export interface AnalyticsOverviewProps {
  path: string;
  query: Query;
}

/** The store's metrics, charts and leaderboards for a period, arranged by the user. */
export const AnalyticsOverview = (props: AnalyticsOverviewProps) => (
  <WithStores stores={STORES}>
    <DataAgeProvider>
      <Overview {...props} />
    </DataAgeProvider>
  </WithStores>
);

function Overview({ path, query }: AnalyticsOverviewProps) {
  const period = useReportPeriod(query);
  const filters = useOverviewFilters();
  const { sections, arrange } = useSections();
  const [isArranging, setArranging] = useState(false);
  const { page, focusMenuOf, focusMenuAt } = useMenuFocus();
  const shown = sections.filter(({ isVisible }) => isVisible);
  const hidden = sections.filter(({ isVisible }) => !isVisible);

  function change(key: string, patch: Parameters<typeof changeSection>[2]) {
    arrange((now) => changeSection(now, key, patch));
  }

  function hide({ key }: ArrangedSection, index: number) {
    focusMenuAt(index);
    change(key, { isVisible: false });
  }

  function show(key: string) {
    focusMenuOf(key);
    change(key, { isVisible: true });
  }

  return (
    <div ref={page} className="sa-overview">
      <div className="sa-overview__bar">
        <DateBar period={period} />
        <Button icon="layout" className="sa-overview__arrange" onClick={() => setArranging(true)}>
          {__('Customize', 'store-admin')}
        </Button>
      </div>
      <FiltersRegion filters={filters} query={query} />
      <OverviewFreshness />
      {shown.length === 0 && (
        <EmptyState
          title={__('All sections are hidden', 'store-admin')}
          message={__('Add sections to show them here.', 'store-admin')}
        />
      )}
      {shown.map((section, index) => (
        <SectionHolder
          key={section.key}
          section={section}
          isFirst={index === 0}
          isLast={index === shown.length - 1}
          path={path}
          query={query}
          filters={filters}
          onChange={(patch) => change(section.key, patch)}
          onMove={(by) => {
            focusMenuOf(section.key);
            arrange((now) => moveSection(now, section.key, by));
          }}
          onRemove={() => hide(section, index)}
        />
      ))}
      {hidden.length > 0 && (
        <div className="sa-overview__more">
          <Menu
            label={__('Add more sections', 'store-admin')}
            icon="plus"
            showLabel
            align="start"
            items={hidden.map(({ key, title }) => ({ label: title, onSelect: () => show(key) }))}
          />
        </div>
      )}
      {isArranging && (
        <ArrangeDialog
          title={__('Customize overview', 'store-admin')}
          blocks={toBlocks(sections)}
          onClose={() => setArranging(false)}
          onSave={(blocks) => {
            setArranging(false);
            arrange((now) => fromBlocks(now, blocks));
          }}
        />
      )}
    </div>
  );
}

/** Keeps the focus in a section that moves, and moves the focus of a hidden one to its neighbor. */
function useMenuFocus() {
  const page = useRef<HTMLDivElement>(null);
  const next = useRef<string | number>(undefined);
  useEffect(() => {
    const target = next.current;
    if (target === undefined) return;
    next.current = undefined;
    const menus = findMenus(page.current);
    const wanted =
      typeof target === 'number'
        ? (menus[Math.min(target, menus.length - 1)] ?? page.current?.querySelector('.sa-overview__arrange'))
        : menus.find((menu) => menu.closest('[data-section]')?.getAttribute('data-section') === target);
    if (wanted instanceof HTMLElement) wanted.focus();
  });
  return {
    page,
    focusMenuOf: (key: string) => void (next.current = key),
    focusMenuAt: (index: number) => void (next.current = index),
  };
}

const findMenus = (page: Element | null): Element[] => [
  ...(page?.querySelectorAll('.sa-section__menu > button') ?? []),
];

/** Age of the overview: that of its oldest metrics. */
const OverviewFreshness = () => <Freshness {...useOldestData()} />;

/** The overview's filters; all come from extensions. */
function useOverviewFilters(): FilterConfig[] {
  useFilterChanges(FILTERS_FILTER);
  return filterList<FilterConfig>(FILTERS_FILTER, () => [], isFilter).map(toFilter);
}
