import { getRestOfWorld, getZones, REST_OF_WORLD, type ShippingZone } from '../../../../resources/shipping';
import { ADMIN_PATH } from '../../../addresses';
import { type Html, html } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import type { PageForm, Problem } from '../../form/page-form';
import { write } from '../../form/write';
import { placeName } from './places';

export const ZONES_ADDRESS = 'admin.php?page=wc-settings&tab=shipping';

/** The zones in the order in which an address is matched. */
export function zonesForm(visitor: Visitor): PageForm {
  const { db } = visitor.store;
  return {
    show: () =>
      html`<section class="settings-section">
        <h2 class="with-action">
          Shipping zones
          <a class="button" href="${ADMIN_PATH}${ZONES_ADDRESS}&zone_id=new">Add shipping zone</a>
        </h2>
        <p>
          A shipping zone is a group of places with the same ways to ship. An order gets the first zone in
          which its address lies.
        </p>
        <table class="wc-shipping-zones widefat stacks">
          <caption class="screen-reader-text">
            Shipping zones
          </caption>
          <thead>
            <tr>
              <th scope="col">Zone name</th>
              <th scope="col">Region(s)</th>
              <th scope="col">Shipping method(s)</th>
              <th scope="col" class="is-short">Position</th>
              <th scope="col" class="is-tiny">Remove</th>
            </tr>
          </thead>
          <tbody>
            ${getZones(db).map(zoneRow)}
            <tr>
              <th scope="row">
                <a href="${zoneAddress(REST_OF_WORLD)}">Rest of the world</a>
              </th>
              <td data-label="Region(s)">Every place that no other zone covers</td>
              <td data-label="Shipping method(s)">${methodNames(getRestOfWorld(db))}</td>
              <td data-label="Position">Last</td>
              <td class="is-empty"></td>
            </tr>
          </tbody>
        </table>
      </section>`,
    save: (sent) => ({ problems: getZones(db).flatMap((zone) => saveZone(visitor, zone, sent)) }),
  };
}

export function zoneAddress(id: number): string {
  return `${ADMIN_PATH}${ZONES_ADDRESS}&zone_id=${id}`;
}

function zoneRow(zone: ShippingZone): Html {
  const { id, name, locations, position } = zone;
  return html`<tr>
    <th scope="row"><a href="${zoneAddress(id)}">${name}</a></th>
    <td data-label="Region(s)">${locations.map(placeName).join(', ') || 'Everywhere'}</td>
    <td data-label="Shipping method(s)">${methodNames(zone)}</td>
    <td data-label="Position" class="is-short">
      <input
        type="number"
        id="zone_order-${id}"
        name="zone_order[${id}]"
        value="${position}"
        step="1"
        aria-label="${`Position of ${name}`}"
      />
    </td>
    <td data-label="Remove" class="is-tiny">
      <input type="checkbox" name="zone_remove[${id}]" value="1" aria-label="${`Remove ${name}`}" />
    </td>
  </tr>`;
}

function saveZone(visitor: Visitor, { id, name, position }: ShippingZone, sent: URLSearchParams): Problem[] {
  const path = `/wc/v3/shipping/zones/${id}`;
  if (sent.has(`zone_remove[${id}]`)) {
    write(visitor, { method: 'DELETE', path, body: { force: true } });
    return [];
  }
  const order = sent.get(`zone_order[${id}]`) ?? String(position);
  if (order === String(position)) return [];
  const written = write(visitor, { method: 'PUT', path, body: { order } });
  const label = `Position of ${name}`;
  return 'failure' in written
    ? [{ id: `zone_order-${id}`, label, error: 'Please enter a whole number.' }]
    : [];
}

function methodNames({ methods }: ShippingZone): string {
  return methods.join(', ') || 'No shipping methods';
}
