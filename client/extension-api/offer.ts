import * as data from '@wordpress/data';
import type { Registry } from '@admin/data';
import { getHost } from '@admin/host';
import { isRecord } from '@admin/http';
import { registerHostStores } from '@admin/store-wp-data-compat';
import { componentsNamespace } from './components';
import * as csvExport from './csv-export';
import * as currency from './currency';
import { dataNamespace } from './data';
import * as customerEffortScore from './customer-effort-score';
import * as date from './date';
import * as experimental from './experimental';
import * as explat from './explat';
import * as layout from './layout';
import * as navigation from './navigation';
import { toNamespace } from './namespace';
import * as number from './number';
import * as productBlocks from './product-blocks';
import * as productEditor from './product-editor';
import * as remoteLogging from './remote-logging';
import { setPageRegistry, setPageStores } from './registry';
import * as sanitize from './sanitize';
import { createSettingsNamespace } from './settings';
import * as tracks from './tracks';

const { blockParts, blockTemplates, ...blockHelpers } = productBlocks;
const productEditorNamespace = { ...productEditor, ...blockHelpers, ...blockParts };

/** All keys of `window.wc` (extension surface, section 3.1). */
export const createNamespaces = () => ({
  blockTemplates: toNamespace(blockTemplates),
  components: toNamespace(componentsNamespace),
  csvExport: toNamespace(csvExport),
  currency: toNamespace({ ...currency, default: currency.CurrencyFactory }),
  customerEffortScore: toNamespace(customerEffortScore),
  data: toNamespace(dataNamespace),
  date: toNamespace(date),
  adminLayout: toNamespace(layout),
  experimental: toNamespace(experimental),
  explat: toNamespace(explat),
  navigation: toNamespace(navigation),
  notices: toNamespace({}),
  number: toNamespace(number),
  productEditor: toNamespace(productEditorNamespace),
  remoteLogging: toNamespace(remoteLogging),
  sanitize: toNamespace(sanitize),
  tracks: toNamespace(tracks),
  app: {},
});

export type Namespaces = ReturnType<typeof createNamespaces>;

interface GlobalsContext {
  readonly registry: Registry;
  /** Whether the page has no platform with its own libraries and stores. */
  readonly isAlone: boolean;
}

/** Provides the globals for extension scripts on a dashboard page. Runs before the first of those scripts. */
export function offerGlobals(page: Window, { registry, isAlone }: GlobalsContext): void {
  setPageRegistry(registry);
  setPageStores(registerHostStores({ registry, host: data, page: getHost(), isAlone }));
  const given: unknown = Reflect.get(page, 'wc');
  const wc = isRecord(given) ? given : {};
  const own = { ...createNamespaces(), wcSettings: toNamespace(createSettingsNamespace()) };
  Reflect.set(page, 'wc', Object.assign(wc, own, pick(wc, ['remoteLogging', 'sanitize', 'wcSettings'])));
}

/** Keeps namespaces that WooCommerce's own scripts already created, because those scripts depend on them. */
const pick = (wc: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in wc).map((name) => [name, wc[name]]));
