import { act, screen, waitFor, within } from '@testing-library/react';
import { useContext } from 'react';
import { addFilter, removeFilter } from '@admin/extensions';
import { FilterBarEndContext } from '@admin/filters';
import { getQuery, updateQueryString } from '@admin/navigation';
import { DataTable } from '@admin/table';
import { buildError, api, buildUser } from '@admin/testing';
import { openDashboard } from '../testing/open-dashboard';
import { REPORTS_FILTER, type ReportProps } from './report-list';

afterEach(() => act(() => removeFilter(REPORTS_FILTER, 'acme')));

/** A user who can only read reports, so that nothing else is requested. */
const currentUserData = buildUser({
  is_super_admin: false,
  capabilities: { view_woocommerce_reports: true },
});

function Harbours({ query, isError, isRequesting }: ReportProps) {
  const found = query['harbours'] ?? 'none';
  return <p>{isRequesting ? 'Looking' : isError ? 'No luck' : `Harbours: ${found}`}</p>;
}

const addHarbours = () =>
  act(() =>
    addFilter(REPORTS_FILTER, 'acme', (reports: unknown[]) => [
      ...reports,
      { report: 'harbours', title: 'Harbours', component: Harbours },
    ]),
  );

test('shows an extension report with title, breadcrumbs and saved views, also when added later', async () => {
  const { user } = openDashboard({ address: '&path=%2Fanalytics%2Fharbours', admin: { currentUserData } });
  expect(await screen.findByText('Report not found', { selector: 'p, h2, h3' })).toBeVisible();

  addHarbours();

  expect(await screen.findByText('Harbours: none')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Harbours' })).toBeVisible();
  expect(document.title).toMatch(/^Harbours ‹ Analytics/);
  await user.click(screen.getByRole('button', { name: 'Views' }));
  expect(screen.getByRole('menuitem', { name: 'Save as view' })).toBeVisible();
});

test("shows the saved views in the extension's filter bar if it has one", async () => {
  const Ships = () => (
    <section aria-label="Bar">
      <div ref={useContext(FilterBarEndContext)} />
    </section>
  );
  addFilter(REPORTS_FILTER, 'acme', () => [{ report: 'ships', title: 'Ships', component: Ships }]);
  openDashboard({ address: '&path=%2Fanalytics%2Fships', admin: { currentUserData } });

  const bar = await screen.findByRole('region', { name: 'Bar' });
  expect(await within(bar).findByRole('button', { name: 'Views' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Views' })).toHaveLength(1);
});

test('downloads the table of an extension report as CSV', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  let name = '';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const ships = [
    ['Ada', 0.125, '=2+3'],
    ['Bea', 7, undefined],
  ] as const;
  const toRow = (values: (typeof ships)[number]) => values.map((value) => ({ display: value ?? '–', value }));
  const Ships = () => (
    <DataTable
      title="Ships & crews"
      columns={[
        { key: 'name', label: 'Name' },
        { key: 'crew', label: 'Crew' },
        { key: 'note', label: 'Note' },
      ]}
      rows={[toRow(ships[0])]}
      hiddenColumns={['name']}
      status="ready"
      total={2}
      readPage={() => Promise.resolve(ships.map(toRow))}
    />
  );
  addFilter(REPORTS_FILTER, 'acme', () => [{ report: 'ships', title: 'Ships', component: Ships }]);
  const { user } = openDashboard({ address: '&path=%2Fanalytics%2Fships', admin: { currentUserData } });

  await user.click(await screen.findByRole('button', { name: 'Download' }));

  await waitFor(() => expect(files).toHaveLength(1));
  expect(name).toMatch(/^ships-crews_exported-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await new Response(files[0]).text()).toBe("Name,Crew,Note\r\nAda,0.125,'=2+3\r\nBea,7,–\r\n");

  act(() => updateQueryString({ period: 'custom', after: '2026-10-01', before: '2026-10-31' }));
  await user.click(screen.getByRole('button', { name: 'Download' }));

  await waitFor(() => expect(files).toHaveLength(2));
  expect(name).toMatch(/^ships-crews_2026-10-01_2026-10-31_exported-/);
});

test('passes an extension report the ids of items that match any search term', async () => {
  const serve = (search: string, ids: number[]) =>
    api.get('/wc-analytics/harbours', { search, per_page: '100' }).reply(
      200,
      ids.map((id) => ({ id })),
    );
  serve('kiel', [3, 5]);
  serve('oslo, east', [5, 8]);
  addHarbours();

  openDashboard({
    address: '&path=%2Fanalytics%2Fharbours&search=kiel%2Coslo%252C%20east',
    admin: { currentUserData },
  });

  expect(await screen.findByText('Looking')).toBeVisible();
  expect(await screen.findByText('Harbours: 3,5,8')).toBeVisible();
});

test('tells an extension report when the search fails', async () => {
  api.get('/wc-analytics/harbours', () => true).reply(403, buildError('woocommerce_rest_cannot_view', 403));
  addHarbours();

  openDashboard({ address: '&path=%2Fanalytics%2Fharbours&search=kiel', admin: { currentUserData } });

  expect(await screen.findByText('No luck')).toBeVisible();
});

test('filters a built-in report by the search in the address', async () => {
  api.get('/wc-analytics/coupons', { search: 'tea', per_page: '100' }).reply(200, [{ id: 12 }, { id: 14 }]);

  openDashboard({ address: '&path=%2Fanalytics%2Fcoupons&search=tea', admin: { currentUserData } });

  await waitFor(() => expect(getQuery()).toMatchObject({ coupons: '12,14' }));
  expect(getQuery()).not.toHaveProperty('search');
  expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
});
