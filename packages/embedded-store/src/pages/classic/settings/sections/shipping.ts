import type { Visitor } from '../../../visitor';
import type { PageForm } from '../../form/page-form';
import { methodForm } from './method';
import { newZoneForm, zoneForm } from './zone';
import { zonesForm } from './zones';

/** The zones, one of them, or one of its ways to ship, as the address says. */
export function shippingForm(visitor: Visitor): PageForm | undefined {
  const { searchParams } = visitor.url;
  const zone = searchParams.get('zone_id');
  const instance = searchParams.get('instance_id');
  if (zone === null && instance !== null) return methodForm(visitor, Number(instance));
  if (zone === null) return zonesForm(visitor);
  return zone === 'new' ? newZoneForm(visitor) : zoneForm(visitor, Number(zone));
}
