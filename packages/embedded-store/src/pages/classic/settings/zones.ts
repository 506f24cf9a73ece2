import { getMethods, getRestOfWorld, getZone, getZones, REST_OF_WORLD, updateMethod } from '../../../sales';
import type { ShippingZone } from '../../../sales';
import { ADMIN_PATH } from '../../shared/addresses';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { PageForm, Problem } from '../form/page-form';
import { write } from '../form/write';
import { rowBox, table } from '../table';
import { customFieldsForm } from './custom-fields';
import { placeName } from './places';
import { zoneForm } from './zone';
import { __, sprintf } from '../../../i18n';

const ZONES_ADDRESS = 'admin.php?page=wc-settings&tab=shipping';

/** The zones, one zone, or one of its shipping methods, depending on the URL. */
export function shippingForm(context: AdminPageContext): PageForm | undefined {
  const { searchParams } = context.url;
  const zone = searchParams.get('zone_id');
  const instance = searchParams.get('instance_id');
  if (zone !== null) return zoneForm(context, zone);
  return instance === null ? zonesForm(context) : methodForm(context, Number(instance));
}

/** The zones in the order in which addresses are matched. */
function zonesForm(context: AdminPageContext): PageForm {
  const { db } = context.store;
  return {
    show: () =>
      html`<section class="settings-section">
        <h2 class="with-action">
          ${__('Shipping zones', 'store-admin')}
          <a class="page-title-action" href="${zoneAddress('new')}"
            >${__('Add shipping zone', 'store-admin')}</a
          >
        </h2>
        <p>
          ${__('A shipping zone is a geographic region where a certain set of shipping methods are offered. WooCommerce will match a customer to a single zone using their shipping address and present the shipping methods within that zone to them.', 'store-admin')}
        </p>
        ${table({
          caption: __('Shipping zones', 'store-admin'),
          className: 'wc-shipping-zones',
          headings: [
            __('Zone name', 'store-admin'),
            __('Region(s)', 'store-admin'),
            __('Shipping method(s)', 'store-admin'),
            __('Position', 'store-admin'),
            __('Remove', 'store-admin'),
          ],
          rows: [...getZones(db).map(zoneRow), restOfWorldRow(getRestOfWorld(db))],
        })}
      </section>`,
    save: (sent) => ({ problems: getZones(db).flatMap((zone) => saveZone(context, zone, sent)) }),
  };
}

function zoneAddress(id: number | 'new'): string {
  return `${ADMIN_PATH}${ZONES_ADDRESS}&zone_id=${id}`;
}

const methodNames = ({ methods }: ShippingZone): string =>
  methods.join(', ') || __('No shipping methods', 'store-admin');

function zoneRow(zone: ShippingZone) {
  const { id, name, locations, position } = zone;
  return [
    html`<a href="${zoneAddress(id)}">${name}</a>`,
    locations.map(placeName).join(', ') || __('Everywhere', 'store-admin'),
    methodNames(zone),
    html`<input
      type="number"
      class="small-text"
      id="zone_order-${id}"
      name="zone_order[${id}]"
      value="${position}"
      aria-label="${positionLabel(name)}"
    />`,
    /* translators: %s: name of a shipping zone */
    rowBox({ name: `zone_remove[${id}]`, value: '1', label: sprintf(__('Remove %s', 'store-admin'), name) }),
  ];
}

const positionLabel = (zone: string) =>
  /* translators: %s: name of a shipping zone */
  sprintf(__('Position of %s', 'store-admin'), zone);

function restOfWorldRow(zone: ShippingZone) {
  const link = html`<a href="${zoneAddress(REST_OF_WORLD)}">${__('Rest of the world', 'store-admin')}</a>`;
  return [
    link,
    __('Locations not covered by your other zones', 'store-admin'),
    methodNames(zone),
    __('Last', 'store-admin'),
    '',
  ];
}

function saveZone(
  context: AdminPageContext,
  { id, name, position }: ShippingZone,
  sent: URLSearchParams,
): Problem[] {
  const path = `/wc/v3/shipping/zones/${id}`;
  if (sent.has(`zone_remove[${id}]`)) {
    write(context, { method: 'DELETE', path, body: { force: true } });
    return [];
  }
  const order = sent.get(`zone_order[${id}]`) ?? String(position);
  if (order === String(position)) return [];
  const written = write(context, { method: 'PUT', path, body: { order } });
  if (!('failure' in written)) return [];
  return [
    {
      id: `zone_order-${id}`,
      label: positionLabel(name),
      error: __('Please enter a whole number.', 'store-admin'),
    },
  ];
}

/** The settings of one shipping method. */
function methodForm({ store: { db } }: AdminPageContext, instance: number): PageForm | undefined {
  const method = getMethods(db).find(({ id }) => id === instance);
  const zone = method && getZone(db, method.zoneId);
  if (!method || !zone) return undefined;
  const { definition, settings, title } = method;
  const form = customFieldsForm({
    owner: definition.id,
    title,
    description: definition.description,
    fields: Object.values(settings),
    save: (id, value) => updateMethod(db, method, { settings: { [id]: value } }) !== 'invalid',
  });
  return {
    ...form,
    show: (draft) =>
      html`<p>
          <a href="${ADMIN_PATH}${ZONES_ADDRESS}">${__('Shipping zones', 'store-admin')}</a> ›
          <a href="${zoneAddress(zone.id)}">${zone.name}</a> › ${title}
        </p>
        ${form.show(draft)}`,
  };
}
