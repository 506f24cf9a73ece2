import { act, screen, waitFor, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { getHistory, useQuery } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildSetting,
  buildUser,
  deferReply,
  renderWithStores,
} from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { FIELD_TYPES_FILTER } from './fields';
import type { SettingFieldProps } from './fields/field-type';
import { Settings } from './settings';

const PAGES = '/wc-admin/settings-pages';
const GROUP = '/wc-analytics/settings/shop';
const BATCH = `${GROUP}/batch`;

const refusal = (message: string) => ({
  code: 'rest_setting_value_invalid',
  message,
  data: { status: 400 },
});

/** One setting of each type; `where` decides whether `countries` is shown. */
const SETTINGS = [
  buildSetting({ id: 'city', label: 'City', value: 'Bristol' }),
  buildSetting({ id: 'stock', label: 'Few left', type: 'number', value: '2' }),
  buildSetting({ id: 'mail', label: 'Sender', type: 'email', value: '' }),
  buildSetting({ id: 'note', label: 'Note', type: 'textarea', value: 'One\nTwo' }),
  buildSetting({
    id: 'where',
    label: 'Sell to',
    type: 'select',
    value: 'all',
    options: { all: 'Every country', some: 'Some &amp; no others' },
  }),
  buildSetting({
    id: 'countries',
    label: 'Countries',
    type: 'multiselect',
    value: ['DE'],
    options: { DE: 'Germany', FR: 'France', JP: 'Japan' },
  }),
  buildSetting({
    id: 'rounding',
    label: 'Rounding',
    type: 'radio',
    value: 'line',
    options: { line: 'By line', sum: 'At the end' },
  }),
  buildSetting({
    id: 'guests',
    label: 'Checkout',
    description: 'Guests may <b>order</b>',
    type: 'checkbox',
    value: 'yes',
  }),
  buildSetting({ id: 'login', label: '', description: 'Remind of the login', type: 'checkbox', value: 'no' }),
  buildSetting({ id: 'color', label: 'Base color', type: 'color', value: '#7f54b3' }),
  buildSetting({
    id: 'keep',
    label: 'Keep orders',
    type: 'relative_date_selector',
    value: { number: '3', unit: 'months' },
  }),
  buildSetting({
    id: 'image',
    label: 'Pictures',
    type: 'image_width',
    value: { width: '300', height: '200', crop: '1' },
  }),
];

const row = (...ids: string[]) => ({
  settings: ids.map((id) => {
    const { label, description, type } =
      SETTINGS.find((setting) => setting.id === id) ?? buildSetting({ id });
    return { id, label, description, type };
  }),
});

const shopPage = {
  id: 'shop',
  label: 'Shop &amp; more',
  sections: [
    {
      id: '',
      label: 'Basics',
      group: 'shop',
      url: '',
      blocks: [
        { id: 'place', title: 'Place', description: 'Where the shop <em>is</em>.', rows: [row('city')] },
        {
          id: 'sales',
          title: 'Sales',
          rows: [
            row('where'),
            { ...row('countries'), shown_if: { id: 'where', value: 'some' } },
            row('stock'),
            row('mail'),
            row('note'),
            row('rounding'),
            row('guests', 'login'),
            row('color'),
            row('keep'),
            row('image'),
          ],
        },
        { id: 'info', title: 'Keys', description: 'There are none.', rows: [] },
      ],
    },
    { id: 'rates', label: 'Rates', url: 'https://shop.test/wp-admin/admin.php?page=wc-settings&tab=tax' },
  ],
};

const DESCRIBED = [
  shopPage,
  { id: 'empty', label: 'Empty', sections: [{ id: '', label: '', group: 'shop', blocks: [] }] },
];

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

function AtAddress() {
  const query = useQuery();
  const page = query['path']?.split('/')[2] ?? '';
  return <Settings params={{ page }} query={query} />;
}

function open({ path = '/settings/shop', query = '' } = {}) {
  getHistory().replace(`admin.php?page=wc-admin&path=${encodeURIComponent(path)}${query}`);
  const view = renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <>
      <AtAddress />
      <Notices />
    </>,
    {
      host: buildHost(),
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser());
        hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
      },
    },
  );
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Save changes' })) };
}

function serve(settings: readonly object[] = SETTINGS) {
  api.get(PAGES).reply(200, DESCRIBED);
  api.get(GROUP).reply(200, settings);
}

const city = () => screen.findByRole('textbox', { name: 'City' });
const update = (values: Record<string, unknown>) => ({
  update: Object.entries(values).map(([id, value]) => ({ id, value })),
});

beforeEach(() => window.sessionStorage.clear());

test('shows headings, descriptions and a control for each setting type', async () => {
  serve();
  open();

  expect(await city()).toHaveValue('Bristol');
  expect(screen.getByRole('region', { name: 'Place' })).toHaveTextContent('Shop base address.');
  expect(screen.getByRole('region', { name: 'Keys' })).toHaveTextContent('There are none.');
  expect(screen.getByRole('textbox', { name: 'Few left' })).toHaveValue('2');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('One\nTwo');
  expect(screen.getByRole('combobox', { name: 'Sell to' })).toHaveDisplayValue('Every country');
  expect(screen.getByRole('option', { name: 'Some & no others' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: 'Rounding' })).getByRole('radio', { name: 'By line' }),
  ).toBeChecked();
  const checkout = within(screen.getByRole('group', { name: 'Checkout' }));
  expect(checkout.getByRole('checkbox', { name: 'Guests may order' })).toBeChecked();
  expect(checkout.getByRole('checkbox', { name: 'Remind of the login' })).not.toBeChecked();
  expect(screen.getByLabelText('Choose color: Base color')).toHaveValue('#7f54b3');
  const keep = within(screen.getByRole('group', { name: 'Keep orders' }));
  expect(keep.getByRole('textbox', { name: 'Number' })).toHaveValue('3');
  expect(keep.getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('Months');
  const image = within(screen.getByRole('group', { name: 'Pictures' }));
  expect(image.getByRole('textbox', { name: 'Height' })).toHaveValue('200');
  expect(image.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('link', { name: 'Shop & more' })).toHaveAttribute('aria-current', 'page');
});

test("saves changes in one request in their original format, and shows the server's values", async () => {
  serve();
  const { user, save } = open();
  await user.clear(await city());
  await user.type(await city(), ' Bath ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sell to' }), 'some');
  await user.click(screen.getByRole('button', { name: 'Remove: Germany' }));
  await user.type(screen.getByRole('combobox', { name: 'Add' }), 'jap{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Guests may order' }));
  await user.clear(screen.getByRole('textbox', { name: 'Base color' }));
  await user.clear(screen.getByRole('textbox', { name: 'Number' }));
  await user.clear(screen.getByRole('textbox', { name: 'Width' }));
  await user.type(screen.getByRole('textbox', { name: 'Width' }), '640');
  expect(screen.getByText('7 unsaved changes')).toBeVisible();
  const changes = {
    city: ' Bath ',
    where: 'some',
    countries: ['JP'],
    guests: 'no',
    color: '',
    keep: { number: '', unit: 'months' },
    image: { crop: '1', height: '200', width: '640' },
  };
  const same = (sent: { update: { id: string; value: unknown }[] }) => {
    const values = Object.fromEntries(sent.update.map(({ id, value }) => [id, value]));
    expect(values).toEqual(changes);
    return true;
  };
  api.post(BATCH, same).reply(200, update({ ...changes, city: 'Bath' }));

  await save();

  expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
  expect(await city()).toHaveValue('Bath');
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
});

test('shows an error at each rejected field, and keeps only these as unsaved', async () => {
  serve();
  const { user, save } = open();
  await user.type(await city(), ' upon Avon');
  await user.clear(screen.getByRole('textbox', { name: 'Few left' }));
  await user.type(screen.getByRole('textbox', { name: 'Few left' }), '5');
  api.post(BATCH).reply(200, {
    update: [
      { id: 'city', error: refusal('Too long for a city.') },
      { id: 'stock', value: '5' },
    ],
  });

  await save();

  await waitFor(async () => expect(await city()).toHaveAccessibleDescription(/^City: Too long for a city/));
  expect(screen.getByRole('alert')).toHaveTextContent('1 of 2 settings was not saved. The others were.');
  expect(await city()).toHaveFocus();
  expect(await city()).toHaveValue('Bristol upon Avon');
  expect(screen.getByRole('textbox', { name: 'Few left' })).toHaveValue('5');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  expect(screen.queryByText('Your settings have been successfully saved.')).not.toBeInTheDocument();
});

test.each([
  ['500', () => api.post(BATCH).reply(500, buildError('internal', 500))],
  ['403', () => api.post(BATCH).reply(403, buildError('rest_forbidden', 403))],
  ['HTML', () => api.post(BATCH).reply(200, '<h1>Maintenance</h1>')],
  ['no response', () => api.post(BATCH).replyWithError('gone')],
])('keeps typed text when saving fails: %s', async (_how, fail) => {
  serve();
  const { user, save } = open();
  await user.type(await city(), '!');
  fail();

  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error saving your settings. Please try again.',
  );
  expect(await city()).toHaveValue('Bristol!');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
});

test('removes the error after a successful save', async () => {
  serve();
  const { user, save } = open();
  await user.type(await city(), '!');
  api.post(BATCH).reply(500, buildError('internal', 500));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error saving your settings. Please try again.',
  );

  api.post(BATCH).reply(200, update({ city: 'Bristol!' }));
  await save();

  expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
  expect(
    screen.queryByText('There was an error saving your settings. Please try again.'),
  ).not.toBeInTheDocument();
});

test('keeps changes made during a save as unsaved', async () => {
  serve();
  const { user, save } = open();
  await user.type(await city(), '!');
  const answer = deferReply(() => update({ city: 'Bristol!' }));
  api.post(BATCH).reply(200, answer.reply);
  await save();
  await answer.requested();

  await user.type(screen.getByRole('textbox', { name: 'Few left' }), '0');
  answer.release();

  expect(await screen.findByText('Your settings have been successfully saved.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Few left' })).toHaveValue('20');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
});

test('validates visible fields before sending', async () => {
  serve();
  const { user, save } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Few left' }), 'x');
  await user.type(screen.getByRole('textbox', { name: 'Sender' }), 'nobody');
  await user.type(screen.getByRole('textbox', { name: 'Base color' }), 'z');
  await user.type(screen.getByRole('textbox', { name: 'Number' }), '.5');
  await user.type(screen.getByRole('textbox', { name: 'Width' }), 'px');

  await save();

  for (const [name, sentence] of [
    ['Few left', 'Please enter a number.'],
    ['Sender', 'Please enter an email address, such as name@example.com.'],
    ['Base color', 'Please enter a color, such as #7f54b3.'],
    ['Number', 'Please enter a whole number of at least 1, or leave empty.'],
    ['Width', 'Please enter width and height as whole numbers.'],
  ] as const) {
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
  }
  expect(screen.getByRole('textbox', { name: 'Few left' })).toHaveFocus();
});

test('shows an error for an ambiguous number', async () => {
  serve();
  const { user, save } = open();
  const few = await screen.findByRole('textbox', { name: 'Few left' });
  await user.clear(few);
  await user.type(few, '1,250');

  await save();

  expect(few).toHaveAccessibleDescription(/enter either 1250 or 1.250/);
});

test('restores unsaved changes, and discards them on request', async () => {
  serve();
  const { user, unmount } = open();
  await user.type(await city(), '!');
  unmount();
  serve();
  const again = open();

  expect(
    await screen.findByText('Your unsaved changes were restored. They are not saved yet.'),
  ).toBeVisible();
  expect(await city()).toHaveValue('Bristol!');
  const [discard] = screen.getAllByRole('button', { name: 'Discard' });
  if (discard) await again.user.click(discard);

  expect(await city()).toHaveValue('Bristol');
});

test('shows settings depending on others', async () => {
  serve();
  const { user } = open();
  const where = await screen.findByRole('combobox', { name: 'Sell to' });
  expect(screen.queryByRole('group', { name: 'Countries' })).not.toBeInTheDocument();

  await user.selectOptions(where, 'some');
  const countries = within(screen.getByRole('group', { name: 'Countries' }));
  await user.click(countries.getByRole('button', { name: 'Select all' }));
  expect(countries.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  await user.click(countries.getByRole('button', { name: 'Select none' }));

  expect(countries.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(countries.getByRole('combobox')).toHaveFocus();
});

test('sends nothing without changes', async () => {
  serve();
  const { save } = open();
  await city();

  await save();

  expect(await screen.findByText('No changes to save.')).toBeVisible();
});

describe('search', () => {
  test('finds settings by label and description, and focuses the field', async () => {
    serve();
    const { user } = open({ path: '/settings/empty' });
    expect(await screen.findByText('No settings here')).toBeVisible();

    await user.type(screen.getByRole('searchbox', { name: 'Search all settings' }), 'remind login');
    await user.click(screen.getByRole('link', { name: /^Remind of the login/ }));

    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Remind of the login' })).toHaveFocus());
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('does not ask about unsaved changes on the same page', async () => {
    serve();
    const { user } = open();
    await user.type(await city(), '!');

    await user.type(screen.getByRole('searchbox'), 'sender');
    await user.click(screen.getByRole('link', { name: /^Sender/ }));

    expect(screen.getByRole('textbox', { name: 'Sender' })).toHaveFocus();
    expect(await city()).toHaveValue('Bristol!');
  });

  test('focuses the setting on which a hidden field depends', async () => {
    serve();
    open({ query: '&field=countries' });

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sell to' })).toHaveFocus());
  });

  test('shows an empty state, and closes on Escape', async () => {
    serve();
    const { user } = open();
    await city();

    await user.type(screen.getByRole('searchbox'), 'walrus');
    expect(screen.getByText('No settings found.')).toBeVisible();
    await user.keyboard('{Escape}');

    expect(screen.queryByText('No settings found.')).not.toBeInTheDocument();
  });
});

describe('host without page descriptions', () => {
  const groups = [
    { id: 'shop', label: 'Shop', parent_id: '' },
    { id: 'broken', label: 'Broken', parent_id: '' },
  ];

  test('shows all settings of the group and searches them', async () => {
    api.get(PAGES).reply(404, buildError('rest_no_route', 404));
    api.get('/wc/v3/settings').reply(200, groups);
    api.get(GROUP).reply(200, SETTINGS);
    api.get('/wc-analytics/settings/broken').reply(403, buildError('rest_forbidden', 403));
    const { user } = open();
    expect(await city()).toHaveValue('Bristol');

    await user.type(screen.getByRole('searchbox'), 'pictures');

    expect(await screen.findByRole('link', { name: /^Pictures/ })).toBeVisible();
    expect(await screen.findByText('Some settings could not be searched.')).toBeVisible();
  });
});

describe('missing settings', () => {
  test.each([PAGES, GROUP])('shows an error when %s fails, and retries', async (path) => {
    if (path === GROUP) api.get(PAGES).reply(200, DESCRIBED);
    api.get(path).reply(403, buildError('rest_forbidden', 403, 'Not you.'));
    const { user } = open();
    expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
    if (path === PAGES) serve();
    else api.get(GROUP).reply(200, SETTINGS);

    await user.click(screen.getByRole('button', { name: /try again|retry/i }));

    expect(await city()).toHaveValue('Bristol');
  });

  test('links to the first page from an unknown one', async () => {
    api.get(PAGES).reply(200, DESCRIBED);
    open({ path: '/settings/acme' });

    expect(await screen.findByText('Settings page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      expect.stringContaining('path=%2Fsettings%2Fshop'),
    );
  });

  test('links to a screen of the host', async () => {
    api.get(PAGES).reply(200, DESCRIBED);
    open({ query: '&section=rates' });

    expect(await screen.findByRole('link', { name: 'Open screen' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=tax'),
    );
  });

  test('refers to the classic page for a setting that the group lacks', async () => {
    serve(SETTINGS.filter(({ id }) => id !== 'keep'));
    open();

    await city();
    expect(screen.getByText('Go to the classic settings page to change this setting.')).toBeVisible();
  });
});

test('lets an extension render a setting type', async () => {
  const Stars = ({ label, value, onChange }: SettingFieldProps) => (
    <button type="button" onClick={() => onChange(`${value}*`)}>
      {`${label} ${value}`}
    </button>
  );
  addFilter(FIELD_TYPES_FILTER, 'acme/stars', (kinds: object[]) => [
    ...kinds,
    { types: ['textarea'], component: Stars },
  ]);
  serve();
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: /^Note/ }));

  expect(screen.getByRole('button', { name: /^Note/ })).toHaveTextContent('*');
  act(() => void removeFilter(FIELD_TYPES_FILTER, 'acme/stars'));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
});
