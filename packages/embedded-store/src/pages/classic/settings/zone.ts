import { getMethods, getZone, listMethods, REST_OF_WORLD } from '../../../sales';
import type { ShippingMethod, ZoneLocation } from '../../../sales';
import { ADMIN_PATH } from '../../shared/addresses';
import type { InternalWrite } from '../../../rest';
import type { Html } from '../../../html/html';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { Fields } from '../form/draft-fields';
import { toFields, withDraft } from '../form/draft-fields';
import { fieldTable, row } from '../form/field-table';
import type { Draft, Outcome, PageForm } from '../form/page-form';
import { toProblems, write } from '../form/write';
import { rowBox, table } from '../table';
import { listPlaces, placeName, toLocation, toPlace } from './places';
import { __, sprintf } from '../../../i18n';

const ROOT = '/wc/v3/shipping/zones';
const LIST = 'admin.php?page=wc-settings&tab=shipping';

const NAME = 'zone_name';
const LOCATIONS = 'zone_locations';
const POSTCODES = 'zone_postcodes';
const NEW_METHOD = 'add_method_id';
const ENABLED = 'zone_methods[]';
const REMOVED = 'zone_methods_remove[]';

/** One zone, `new` or by id. For the "rest of the world" zone, only the shipping methods can be edited. */
export function zoneForm(context: AdminPageContext, id: string): PageForm | undefined {
  const { db } = context.store;
  const isNew = id === 'new';
  const zone = isNew ? { id: -1, name: '', locations: [] } : getZone(db, Number(id));
  if (!zone) return undefined;
  const isFixed = zone.id === REST_OF_WORLD;
  const methods = isNew ? [] : getMethods(db, zone.id);
  const fields = zoneFields(zone);
  return {
    show: (draft) => {
      const shown = withDraft(fields, draft);
      const title = isFixed
        ? __('Rest of the world', 'store-admin')
        : zone.name || __('Add shipping zone', 'store-admin');
      return html`<section class="settings-section">
        <p><a href="${ADMIN_PATH}${LIST}">${__('Shipping zones', 'store-admin')}</a> › ${title}</p>
        <h2>${title}</h2>
        ${
          isFixed
            ? html`<p>${__('Locations not covered by your other zones.', 'store-admin')}</p>`
            : fieldTable([row(NAME), row(LOCATIONS), row(POSTCODES)], shown)
        }
        <h3>${__('Shipping methods', 'store-admin')}</h3>
        ${methods.length > 0 ? methodsTable(methods, draft) : html`<p>${__('No shipping methods offered to this zone.', 'store-admin')}</p>`}
        ${fieldTable([row(NEW_METHOD)], shown)}
      </section>`;
    },
    save: (sent) => {
      if (isFixed) return saveMethods(context, zone.id, sent);
      const name = (sent.get(NAME) ?? '').trim();
      const place = { id: NAME, label: __('Zone name', 'store-admin') };
      if (name === '') return { problems: [{ ...place, error: __('Please enter a name.', 'store-admin') }] };
      const written = write(
        context,
        isNew
          ? { method: 'POST', path: ROOT, body: { name } }
          : { method: 'PUT', path: `${ROOT}/${zone.id}`, body: { name } },
      );
      if ('failure' in written) return { problems: toProblems(written.failure, { name: place }) };
      const path = `${ROOT}/${written.id}/locations`;
      const located = write(context, { method: 'PUT', path, body: readLocations(sent) });
      if ('failure' in located) {
        const regions = { id: LOCATIONS, label: __('Zone regions', 'store-admin') };
        return { problems: toProblems(located.failure, { locations: regions }) };
      }
      return saveMethods(context, written.id, sent);
    },
  };
}

function zoneFields({ name, locations }: { name: string; locations: readonly ZoneLocation[] }): Fields {
  const places = locations.filter(({ type }) => type !== 'postcode');
  const postcodes = locations.filter(({ type }) => type === 'postcode').map(({ code }) => code);
  return toFields([
    {
      id: NAME,
      label: __('Zone name', 'store-admin'),
      description: __('Not visible to customers.', 'store-admin'),
      type: 'text',
      value: name,
      isRequired: true,
    },
    {
      id: LOCATIONS,
      label: __('Zone regions', 'store-admin'),
      description: __('Selected regions are listed first. Hold Ctrl or ⌘ to select several.', 'store-admin'),
      type: 'multiselect',
      value: places.map(toPlace),
      options: {
        ...Object.fromEntries(places.map((place) => [toPlace(place), placeName(place)])),
        ...listPlaces(),
      },
    },
    {
      id: POSTCODES,
      label: __('Limit to postcodes', 'store-admin'),
      description: __(
        'One per line. <code>CB23*</code> matches all postcodes that start with CB23, <code>90210...99000</code> a range.',
        'store-admin',
      ),
      type: 'textarea',
      value: postcodes.join('\n'),
    },
    {
      id: NEW_METHOD,
      label: __('Add shipping method', 'store-admin'),
      type: 'select',
      value: '',
      options: {
        '': __('None', 'store-admin'),
        ...Object.fromEntries(listMethods().map(({ id, title }) => [id, title])),
      },
    },
  ]);
}

function readLocations(sent: URLSearchParams): ZoneLocation[] {
  const codes = (sent.get(POSTCODES) ?? '').split('\n').flatMap((line) => line.trim() || []);
  return [
    ...sent.getAll(`${LOCATIONS}[]`).flatMap((place) => toLocation(place) ?? []),
    ...codes.map((code) => ({ type: 'postcode', code }) as const),
  ];
}

function methodsTable(methods: readonly ShippingMethod[], draft: Draft | undefined): Html {
  const isChecked = (name: string, id: number) => draft?.sent.getAll(name).includes(String(id));
  return table({
    caption: __('Shipping methods', 'store-admin'),
    className: 'wc-shipping-zone-methods',
    headings: [
      __('Title', 'store-admin'),
      __('Enabled', 'store-admin'),
      __('Description', 'store-admin'),
      __('Remove', 'store-admin'),
    ],
    rows: methods.map(({ id, title, isEnabled, definition }) => [
      html`<a href="${ADMIN_PATH}${LIST}&instance_id=${id}">${title}</a>`,
      rowBox({
        name: ENABLED,
        value: id,
        /* translators: %s: name of a shipping method */
        label: sprintf(__('Enable %s', 'store-admin'), title),
        isSwitch: true,
        isChecked: isChecked(ENABLED, id) ?? isEnabled,
      }),
      `${definition.title}: ${definition.description}`,
      rowBox({
        name: REMOVED,
        value: id,
        /* translators: %s: name of a shipping method */
        label: sprintf(__('Remove %s', 'store-admin'), title),
        isChecked: isChecked(REMOVED, id) ?? false,
      }),
    ]),
  });
}

function saveMethods(context: AdminPageContext, zone: number, sent: URLSearchParams): Outcome {
  const path = `${ROOT}/${zone}/methods`;
  const changes = getMethods(context.store.db, zone).flatMap(({ id, isEnabled }): InternalWrite[] => {
    const enabled = sent.getAll(ENABLED).includes(String(id));
    if (sent.getAll(REMOVED).includes(String(id))) {
      return [{ method: 'DELETE', path: `${path}/${id}`, body: { force: true } }];
    }
    return enabled === isEnabled ? [] : [{ method: 'PUT', path: `${path}/${id}`, body: { enabled } }];
  });
  const method = sent.get(NEW_METHOD);
  if (method) changes.push({ method: 'POST', path, body: { method_id: method } });
  const place = { id: NEW_METHOD, label: __('Shipping methods', 'store-admin') };
  const problems = changes.flatMap((change) => {
    const written = write(context, change);
    return 'failure' in written ? toProblems(written.failure, { method_id: place }) : [];
  });
  return { problems, goTo: `${LIST}&zone_id=${zone}` };
}
