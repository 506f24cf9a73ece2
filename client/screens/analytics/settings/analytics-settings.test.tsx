import { act, screen, waitFor, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildSetting,
  deferReply,
  buildUser,
  renderWithStores,
} from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { AnalyticsSettings } from './analytics-settings';
import { SETTINGS_FILTER } from './settings-list';
import host from './testing/host-answers.json';

const BATCH = '/wc-analytics/settings/wc_admin/batch';
const IMPORT = '/wc-analytics/reports/import';
const EXCLUDED = 'woocommerce_excluded_report_order_statuses';
const ACTIONABLE = 'woocommerce_actionable_order_statuses';
const RANGE = 'woocommerce_default_date_range';
const DATE_TYPE = 'woocommerce_date_type';

const STORED = {
  [EXCLUDED]: ['pending', 'cancelled', 'failed', 'gone'],
  [ACTIONABLE]: ['processing', 'on-hold'],
  [RANGE]: 'period=month&compare=previous_year',
  [DATE_TYPE]: '',
};

const STATUSES = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
  packed: 'Packed',
};

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

/** Mocks the requests of the import card below the settings. */
function serveImport() {
  api.get(`${IMPORT}/status`).optionally().reply(200, { is_importing: false });
  api
    .get(`${IMPORT}/totals`, () => true)
    .optionally()
    .reply(200, { customers: 0, orders: 0 });
}

function open({
  stored = STORED,
  user = buildUser(),
  features = {},
}: { stored?: object; user?: object; features?: Record<string, boolean> } = {}) {
  serveImport();
  return renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <>
      <AnalyticsSettings />
      <Notices />
    </>,
    {
      host: buildHost({
        settings: { orderStatuses: STATUSES },
        admin: { unregisteredOrderStatuses: { lost: 'Lost' } },
        features,
      }),
      prepare: (registry) => {
        hydrateCurrentUser(registry, user);
        hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
        hydrateSettings(registry, { preloadSettings: {}, wcAdminSettings: stored });
      },
    },
  );
}

const excluded = () => within(screen.getByRole('group', { name: 'Excluded statuses' }));
const actionable = () => within(screen.getByRole('group', { name: 'Actionable statuses' }));
const box = (name: string) => excluded().getByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const answer = (values: Record<string, unknown>) => ({
  update: Object.entries(values).map(([id, value]) => buildSetting({ id, value })),
});

/** Mocks the save request as the server handles it, and records what was sent. */
function serveSave(
  change: (values: Record<string, unknown>) => Record<string, unknown> = (values) => values,
) {
  const sent: Record<string, unknown>[] = [];
  api.post(BATCH).reply(200, (_, body) => {
    const { update } = body as { update: { id: string; value: unknown }[] };
    const values = Object.fromEntries(update.map(({ id, value }) => [id, value]));
    sent.push(values);
    return answer(change(values));
  });
  return sent;
}

beforeEach(() => {
  window.sessionStorage.clear();
  getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Fsettings');
});

describe('statuses', () => {
  test('are grouped by kind, including unregistered ones', async () => {
    open();

    const groupOf = (name: string) =>
      within(excluded().getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((checkbox) => checkbox.closest('div')?.textContent);
    expect(groupOf('Standard statuses')).toEqual([
      'Completed',
      'Processing',
      'Refunded (always included)',
      'Cancelled',
      'Failed',
      'Pending payment',
      'On hold',
    ]);
    expect(groupOf('Custom statuses')).toEqual(['Packed']);
    expect(groupOf('Unregistered statuses')).toEqual(['Lost', 'gone']);
    expect(excluded().getAllByRole('checkbox', { checked: true })).toHaveLength(4);
  });

  test("can't exclude refunded orders, but can mark them as actionable", () => {
    open({ stored: { ...STORED, [EXCLUDED]: ['refunded'] } });

    expect(box('Refunded (always included)')).toBeDisabled();
    expect(box('Refunded (always included)')).not.toBeChecked();
    expect(actionable().getByRole('checkbox', { name: 'Refunded' })).toBeEnabled();
  });
});

describe('saving', () => {
  test('sends changed settings in one request and shows a success message', async () => {
    const sent = serveSave();
    const { user } = open();

    await user.click(box('Pending payment'));
    await user.click(box('Packed'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date type' }), 'Date paid');
    await user.click(press('Save settings'));

    expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
    expect(sent).toEqual([
      { [EXCLUDED]: ['cancelled', 'failed', 'gone', 'packed'], [DATE_TYPE]: 'date_paid' },
    ]);
  });

  test("saves a default range in the host's format", async () => {
    const { sent: range, answer: saved } = host.savedRange;
    const sent = serveSave(() => ({ [RANGE]: saved.value }));
    const { user } = open();

    await user.click(screen.getByRole('button', { name: /Month to date/ }));
    await user.click(await screen.findByRole('radio', { name: 'Last week' }));
    await user.click(press('Update'));
    expect(await screen.findByRole('button', { name: /Last week/ })).toBeVisible();
    await user.click(press('Save settings'));

    expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
    expect(sent).toEqual([{ [RANGE]: range }]);
    expect(screen.getByRole('button', { name: /Last week/ })).toBeVisible();
  });

  test('accepts values that the server escapes, trims or reformats', async () => {
    const setting = (label: string) => ({ label, inputType: 'text' });
    act(() => {
      addFilter(SETTINGS_FILTER, 'acme/texts', (settings: Record<string, unknown>) => ({
        ...settings,
        acme_name: setting('Name'),
        acme_rate: setting('Rate'),
      }));
    });
    const sent = serveSave((values) => ({
      ...values,
      [RANGE]: String(values[RANGE]).replaceAll('&', '&amp;'),
      acme_name: 'A &amp; B',
      acme_rate: '1.5',
    }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /Month to date/ }));
    await user.click(await screen.findByRole('radio', { name: 'Last week' }));
    await user.click(press('Update'));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' <em>A</em> & B\\ ');
    await user.type(screen.getByRole('textbox', { name: 'Rate' }), '1,50');

    await user.click(press('Save settings'));

    expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
    expect(sent).toMatchObject([{ [RANGE]: 'period=last_week&compare=previous_year' }]);
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    act(() => getHistory().push('/wp-admin/admin.php?page=wc-admin&path=%2Fcustomers'));
    expect(confirm).not.toHaveBeenCalled();
    act(() => void removeFilter(SETTINGS_FILTER, 'acme/texts'));
  });

  test('shows an error for a rejected setting until it is saved, and keeps the choice', async () => {
    api.post(BATCH).reply(200, {
      update: [{ id: EXCLUDED, error: { code: 'broken', message: 'Out of order.', data: { status: 400 } } }],
    });
    const { user } = open();

    await user.click(box('Packed'));
    await user.click(press('Save settings'));

    expect(
      await screen.findAllByText('There was an error saving your settings. Please try again.'),
    ).not.toHaveLength(0);
    expect(await excluded().findByText('Out of order.')).toBeVisible();
    expect(box('Packed')).toBeChecked();

    serveSave();
    await user.click(press('Save settings'));
    expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
    expect(
      screen.queryByText('There was an error saving your settings. Please try again.'),
    ).not.toBeInTheDocument();
  });

  test('reports settings that the server silently dropped', async () => {
    serveSave((values) => ({ ...values, [EXCLUDED]: ['pending', 'cancelled', 'failed'] }));
    const { user } = open();

    await user.click(box('Packed'));
    await user.click(press('Save settings'));

    expect(await excluded().findByText('Some settings were not saved.')).toBeVisible();
    expect(screen.queryByText('Your settings have been successfully saved.')).not.toBeInTheDocument();
  });

  test('restores unsaved changes after a reload', async () => {
    const { user, unmount } = open();
    await user.click(box('Packed'));
    unmount();

    open();

    expect(
      await screen.findByText('Your unsaved changes were restored. They are not saved yet.'),
    ).toBeVisible();
    expect(box('Packed')).toBeChecked();
  });

  test('asks before leaving with unsaved changes', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = open();
    await user.click(box('Packed'));

    getHistory().push('/wp-admin/admin.php?page=wc-admin&path=%2Fcustomers');

    expect(confirm).toHaveBeenCalledTimes(1);
    expect(getHistory().location.pathname).toBe('/analytics/settings');
    await user.click(box('Packed'));
  });
});

describe('resetting', () => {
  const DEFAULTS = {
    [EXCLUDED]: ['cancelled', 'failed', 'pending'],
  };

  /** The server's own defaults: it has none for the date type and for updates. */
  function serveDefinitions(
    defaults: Record<string, unknown> = {},
    stored: Record<string, unknown> = STORED,
  ) {
    const known = [...host.definitions, host.updates.definition];
    const settings = { ...Object.fromEntries(known.map((each) => [each.id, each.default])), ...defaults };
    api
      .get('/wc-analytics/settings/wc_admin')
      .optionally()
      .reply(
        200,
        Object.entries(settings).map(([id, value]) =>
          buildSetting({ id, default: value, value: stored[id] }),
        ),
      );
  }

  test('asks first, saves the defaults in one request and can be undone', async () => {
    serveDefinitions();
    const sent = serveSave();
    const { user } = open();
    await user.click(box('Packed'));
    await user.click(press('Reset defaults'));
    await user.click(press('Reset all settings'));

    expect(await screen.findByText('Settings reset to defaults')).toBeVisible();
    expect(sent).toEqual([DEFAULTS]);
    await waitFor(() => expect(box('Packed')).not.toBeChecked());

    const back = serveSave();
    await user.click(press('Undo'));
    expect(await screen.findByText('Settings restored')).toBeVisible();
    expect(back).toEqual([{ [EXCLUDED]: ['cancelled', 'failed', 'gone', 'pending'] }]);
  });

  test('skips settings without a default on the host', async () => {
    const stored = { ...STORED, [DATE_TYPE]: 'date_completed' };
    serveDefinitions({}, stored);
    const sent = serveSave();
    const { user } = open({ stored });
    await user.click(press('Reset defaults'));
    await user.click(press('Reset all settings'));

    expect(await screen.findByText('Settings reset to defaults')).toBeVisible();
    expect(sent).toEqual([DEFAULTS]);
    expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveDisplayValue('Date completed');
  });

  test("uses the host's defaults", async () => {
    serveDefinitions({ [ACTIONABLE]: ['on-hold'], [DATE_TYPE]: 'date_completed' });
    const sent = serveSave();
    const { user } = open();
    await user.click(press('Reset defaults'));
    await user.click(press('Reset all settings'));

    expect(await screen.findByText('Settings reset to defaults')).toBeVisible();
    expect(sent).toEqual([{ ...DEFAULTS, [ACTIONABLE]: ['on-hold'], [DATE_TYPE]: 'date_completed' }]);
  });

  test('does nothing when canceled', async () => {
    const { user } = open();
    await user.click(press('Reset defaults'));
    await user.click(press('Cancel'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('shows an error when the server rejects it', async () => {
    serveDefinitions();
    const answer = deferReply(() => buildError('broken', 500));
    api.post(BATCH).reply(500, answer.reply);
    const { user } = open();
    await user.click(press('Reset defaults'));
    await user.click(press('Reset all settings'));
    await user.keyboard('{Escape}');
    expect(press('Cancel')).toBeDisabled();
    answer.release();

    expect(await screen.findByText('There was a problem resetting your settings')).toBeVisible();
    await waitFor(() => expect(box('gone')).toBeChecked());
  });
});

describe('extensions', () => {
  afterEach(() => act(() => void removeFilter(SETTINGS_FILTER, 'acme/settings')));

  test('change the options and add settings of every type', async () => {
    addFilter(SETTINGS_FILTER, 'acme/settings', (settings) => {
      settings[EXCLUDED].options
        .find(({ key }: { key: string }) => key === 'customStatuses')
        .options.push({ value: 'acme-draft', label: 'Draft of Acme' }, { value: 'packed', label: 'Twice' });
      settings.acme_tick = { label: 'Count returns', inputType: 'checkbox', defaultValue: 'no' };
      settings.acme_broken = { label: 'Broken' };
      settings.acme_own = {
        label: 'Own',
        inputType: 'component',
        component: ({ value, onChange }: { value: string; onChange: (event: object) => void }) => (
          <input aria-label="Own input" value={value} onChange={onChange} />
        ),
      };
      return settings;
    });
    const sent = serveSave();
    const { user } = open();

    await user.click(box('Draft of Acme'));
    expect(excluded().queryByRole('checkbox', { name: 'Twice' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Count returns' }));
    await user.type(screen.getByRole('textbox', { name: 'Own input' }), 'x');
    await user.click(press('Save settings'));

    await waitFor(() =>
      expect(sent).toEqual([
        {
          [EXCLUDED]: ['acme-draft', 'cancelled', 'failed', 'gone', 'pending'],
          acme_tick: 'yes',
          acme_own: 'x',
        },
      ]),
    );
    expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
  });
});

test('shows the settings read-only to analysts', () => {
  open({ user: buildUser({ capabilities: { view_woocommerce_reports: true }, is_super_admin: false }) });

  expect(box('Pending payment')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Import historical data' })).not.toBeInTheDocument();
});

test("shows an error when settings can't be loaded, and retries", async () => {
  api
    .get('/wc-analytics/settings/wc_admin')
    .reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
  serveImport();
  const { user } = renderWithStores([noticesStore, settingsStore, userStore], <AnalyticsSettings />, {
    prepare: (registry) => hydrateCurrentUser(registry, buildUser()),
  });
  expect(await screen.findByText('Not you.')).toBeVisible();

  api.get('/wc-analytics/settings/wc_admin').reply(
    200,
    Object.entries(STORED).map(([id, value]) => buildSetting({ id, value })),
  );
  await user.click(press('Retry'));

  expect(await screen.findByRole('group', { name: 'Excluded statuses' })).toBeVisible();
});

test('offers a choice of updates on hosts that support it', async () => {
  const UPDATES = 'woocommerce_analytics_scheduled_import';
  const sent = serveSave();
  const { user } = open({
    stored: { ...STORED, [UPDATES]: 'yes' },
    features: { 'analytics-scheduled-import': true },
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Updates' }), 'Immediately');

  await user.click(press('Save settings'));

  expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ [UPDATES]: 'no' })]);
});

describe('store without a stored update setting', () => {
  const UPDATES = 'woocommerce_analytics_scheduled_import';
  const older = { stored: { ...STORED, [UPDATES]: null }, features: { 'analytics-scheduled-import': true } };
  const serveSchedule = (mode: string, isAsked = true) =>
    api.get('/wc-analytics/imports/status').optionally(!isAsked).reply(200, { mode });
  const updates = () => screen.findByRole('combobox', { name: 'Updates' });

  test.each(
    host.updates.modes.flatMap(({ answers }) =>
      Object.entries(answers).flatMap(([stored, mode]) => (mode === null ? [] : [{ stored, mode }])),
    ),
  )("shows the host's behavior: $mode for $stored", async ({ stored, mode }) => {
    serveSchedule(mode, stored === 'unset');
    open({ ...older, stored: { ...STORED, [UPDATES]: stored === 'unset' ? null : stored } });

    expect(await updates()).toHaveDisplayValue(
      mode === 'scheduled' ? 'Scheduled (recommended)' : 'Immediately',
    );
  });

  test('does not save the update setting until it is changed', async () => {
    serveSchedule('immediate');
    const sent = serveSave();
    const { user } = open(older);
    await updates();
    await user.click(box('Packed'));
    await user.click(press('Save settings'));
    expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
    expect(sent[0]).not.toHaveProperty(UPDATES);

    const chosen = serveSave();
    await user.selectOptions(await updates(), 'Scheduled (recommended)');
    await user.click(press('Save settings'));
    await waitFor(() => expect(chosen).toEqual([{ [UPDATES]: 'yes' }]));
  });
});
