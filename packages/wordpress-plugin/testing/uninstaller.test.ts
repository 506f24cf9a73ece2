import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLUGIN = join(__dirname, '../plugin');

const sources = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.php'))
  .map((name) => ({ name, source: readFileSync(join(PLUGIN, name), 'utf8') }));

/** The first groups of all matches in the plugin's source. */
const findAll = (expression: RegExp): string[] => [
  ...new Set(
    sources.flatMap(({ source }) => [...source.matchAll(expression)].map((match) => match[1] ?? '')),
  ),
];

/** Values of string constants by `Class::NAME`. */
const constants = new Map<string, string>(
  sources.flatMap(({ source }) => {
    const [, owner = ''] = /^(?:final )?class (\w+)/m.exec(source) ?? [];
    const found = [...source.matchAll(/const (\w+)\s*= '([^']*)'/g)];
    return found.map(([, name = '', text = '']) => [`${owner}::${name}`, text] as const);
  }),
);

/** The argument of all calls that match, with constants replaced by their values. */
function namesIn(call: RegExp): string[] {
  const names = sources.flatMap(({ source }) => {
    const [, owner = ''] = /^(?:final )?class (\w+)/m.exec(source) ?? [];
    return [...source.matchAll(call)].map(([, argument = '']) => {
      const literal = /^'([^']*)'$/.exec(argument)?.[1];
      return literal ?? constants.get(argument.replace('self::', `${owner}::`)) ?? argument;
    });
  });
  return [...new Set(names)].toSorted();
}

const uninstaller = sources.find(({ name }) => name.endsWith('class-uninstaller.php'))?.source ?? '';

/** A list of the uninstaller, with constants replaced by their values. */
function listed(name: string): string[] {
  const [, list = ''] = new RegExp(`const ${name} = array\\(([^;]*)\\);`).exec(uninstaller) ?? [];
  return [...list.matchAll(/'([^']+)'|(\w+::\w+)/g)]
    .map(([, text, constant = '']) => text ?? constants.get(constant) ?? constant)
    .toSorted();
}

test('the uninstaller deletes every option and transient', () => {
  const written = namesIn(/\b(?:update_option|add_option)\(\s*([^,)]+),/g);
  const registered = namesIn(/register_setting\(\s*self::PAGE,\s*([^,\s]+),/g);
  expect([...new Set([...written, ...registered])].toSorted()).toEqual(listed('OPTIONS'));
  expect(namesIn(/\bset_(?:site_)?transient\(\s*([^,)]+),/g)).toEqual(listed('TRANSIENTS'));
});

test('the uninstaller deletes every table and scheduled action', () => {
  const made = findAll(/CREATE TABLE \$(\w+)/g);
  expect(made.toSorted()).toEqual(['deliveries', 'name', 'refusals', 'sends', 'uses']);
  expect(listed('TABLES')).toEqual(
    ['history', ...made.filter((name) => name !== 'name')].map((name) => `store_admin_${name}`).toSorted(),
  );
  expect(namesIn(/\bas_schedule_\w+\(\s*[^,]+,\s*([^,]+),/g)).toEqual(listed('SCHEDULED_HOOKS'));
});

test('the uninstaller deletes every inbox note', () => {
  const made = findAll(/(new Note\(\))/g);
  expect(made).toHaveLength(1);
  expect(namesIn(/->set_source\(\s*([^)]+?)\s*\)/g)).toEqual([constants.get('Failure_Notes::SOURCE')]);
  expect(uninstaller).toContain('Failure_Notes::delete_all()');
});

test('the plugin stores no other data', () => {
  const others =
    /\b(wp_schedule_\w+|add_role|add_cap|update_site_option|add_site_option|update_post_meta|add_post_meta|update_term_meta|add_user_meta|wp_insert_post|wp_insert_term)\(/g;
  expect(findAll(others)).toEqual([]);
  // The color scheme, which is one of the preferences below.
  expect(namesIn(/\bupdate_user_meta\(\s*[^,]+,\s*([^,]+),/g)).toEqual([
    'Plugin_Settings::META_PREFIX . self::FIELD',
  ]);
});

test('the uninstaller deletes every user preference', () => {
  const [, list = ''] =
    /const USER_FIELDS = array\(([^)]*)\)/.exec(
      sources.find(({ name }) => name.endsWith('class-plugin-settings.php'))?.source ?? '',
    ) ?? [];
  const ours = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const types = readFileSync(join(__dirname, '../../../stores/user/src/types.ts'), 'utf8');
  const [, members = ''] = /export interface Preferences \{([^}]*\}?[^}]*)\n\}/.exec(types) ?? [];
  const known = [...members.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);

  expect(known.filter((name) => !OF_STOCK.has(name)).toSorted()).toEqual(ours.toSorted());
});

/** Preferences that the stock dashboard has under the same names. */
const OF_STOCK = new Set([
  'activity_panel_inbox_last_read',
  'activity_panel_reviews_last_read',
  'android_app_banner_dismissed',
  'categories_report_columns',
  'coupons_report_columns',
  'customers_report_columns',
  'orders_report_columns',
  'products_report_columns',
  'revenue_report_columns',
  'taxes_report_columns',
  'variations_report_columns',
  'dashboard_sections',
  'dashboard_chart_type',
  'dashboard_chart_interval',
  'dashboard_leaderboard_rows',
  'help_panel_highlight_shown',
  'homepage_layout',
  'homepage_stats',
  'scheduled_updates_promotion_notice_dismissed',
  'task_list_tracked_started_tasks',
  'variable_product_tour_shown',
]);
