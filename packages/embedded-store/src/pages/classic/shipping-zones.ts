import type { StoreDatabase } from '../../database';
import { getContinents, getCountry } from '../../reference';
import { getRestOfWorld, getZones, type ShippingZone, type ZoneLocation } from '../../resources/shipping';
import { type Html, html } from '../html/html';

/** The zones as they are, in the order in which an address is matched; zones are made in the dashboard. */
export function shippingZonesTable(db: StoreDatabase): Html {
  return html`<section class="settings-section">
    <h2>Shipping zones</h2>
    <p>
      A shipping zone is a group of places with the same ways to ship. An order gets the first zone in which
      its address lies.
    </p>
    <table class="wc-shipping-zones widefat stacks">
      <thead>
        <tr>
          <th scope="col">Zone name</th>
          <th scope="col">Region(s)</th>
          <th scope="col">Shipping method(s)</th>
        </tr>
      </thead>
      <tbody>
        ${getZones(db).map(zoneRow)}
        <tr>
          <th scope="row">Rest of the world</th>
          <td data-label="Region(s)">Every place that no other zone covers</td>
          <td data-label="Shipping method(s)">${methodNames(getRestOfWorld(db))}</td>
        </tr>
      </tbody>
    </table>
  </section>`;
}

function zoneRow(zone: ShippingZone): Html {
  const { name, locations } = zone;
  return html`<tr>
    <th scope="row">${name}</th>
    <td data-label="Region(s)">${locations.map(placeName).join(', ') || 'Everywhere'}</td>
    <td data-label="Shipping method(s)">${methodNames(zone)}</td>
  </tr>`;
}

function methodNames({ methods }: ShippingZone): string {
  return methods.join(', ') || 'No shipping methods';
}

function placeName({ type, code }: ZoneLocation): string {
  if (type === 'continent') return getContinents().find((continent) => continent.code === code)?.name ?? code;
  if (type === 'postcode') return code;
  const [country = '', state] = code.split(':');
  const known = getCountry(country);
  return known?.states.find((one) => one.code === state)?.name ?? known?.name ?? code;
}
