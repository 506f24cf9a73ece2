import { getActivePlugins, getInstalledPlugins } from '../../../site';
import { isMap } from '../../../rest';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { RecordForm } from '../records/record-form';
import { readRecord } from '../records/record-form';
import { table } from '../table';
import { __ } from '../../../i18n';

/** The installed extensions. They are installed through the dashboard's tasks. */
export function extensionsPage({ store }: AdminPageContext): RecordForm {
  const active = new Set(getActivePlugins(store.db));
  return infoPage(
    __('Extensions', 'store-admin'),
    'woocommerce_page_wc-addons',
    __(
      'Install extensions in the dashboard’s setup tasks, such as payments and shipping. The embedded store has no marketplace.',
      'store-admin',
    ),
    [__('Extension', 'store-admin'), __('Status', 'store-admin')],
    getInstalledPlugins(store.db).map((slug) => [
      slug,
      active.has(slug) ? __('Active', 'store-admin') : __('Inactive', 'store-admin'),
    ]),
  );
}

/** The store's configuration, for support. */
export function statusPage(context: AdminPageContext): RecordForm {
  const status = readRecord(context, '/wc/v3/system_status') ?? {};
  return infoPage(
    __('Status', 'store-admin'),
    'woocommerce_page_wc-status',
    __('Copy this information when you contact support.', 'store-admin'),
    [__('Setting', 'store-admin'), __('Value', 'store-admin')],
    ['environment', 'theme', 'settings'].flatMap((part) => rowsOf(part, status[part])),
  );
}

/** Products can only be imported in WordPress; the task that offers the import links here. */
export function importPage(): RecordForm {
  return {
    title: __('Import products', 'store-admin'),
    screen: 'product_page_product_importer',
    breadcrumbs: [['edit.php?post_type=product', __('Products', 'store-admin')], __('Import', 'store-admin')],
    link: { label: __('All products', 'store-admin'), href: 'edit.php?post_type=product' },
    boxes: [
      {
        id: 'importer',
        title: '',
        description: __(
          'The embedded store does not import files. In WordPress, you import products from a CSV file here. To try the dashboard, import the sample products instead.',
          'store-admin',
        ),
      },
    ],
  };
}

function infoPage(
  title: string,
  screen: string,
  description: string,
  headings: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): RecordForm {
  const content = table({ caption: title, headings, rows });
  return { title, screen, breadcrumbs: [title], boxes: [{ id: 'info', title: '', description, content }] };
}

function rowsOf(part: string, members: unknown): [string, string][] {
  return Object.entries(isMap(members) ? members : {}).flatMap(([name, value]): [string, string][] => {
    const label = `${part}: ${name.replaceAll('_', ' ')}`;
    if (typeof value === 'boolean')
      return [[label, value ? __('Yes', 'store-admin') : __('No', 'store-admin')]];
    return typeof value === 'string' || typeof value === 'number' ? [[label, String(value) || '–']] : [];
  });
}
