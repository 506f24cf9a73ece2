import { getMethods, getZone, updateMethod } from '../../../../resources/shipping';
import { ADMIN_PATH } from '../../../addresses';
import { html } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import { fieldGroup } from '../../form/field-table';
import type { PageForm } from '../../form/page-form';
import { changedFields, type Fields, toProblem, withDraft } from '../../form/draft-fields';
import { toFormField, toValues } from './field-values';
import { zoneAddress, ZONES_ADDRESS } from './zones';

/** What one way to ship costs, and when. */
export function methodForm({ store: { db } }: Visitor, instance: number): PageForm | undefined {
  const method = getMethods(db).find(({ id }) => id === instance);
  const zone = method && getZone(db, method.zoneId);
  if (!method || !zone) return undefined;
  const { definition, settings, title } = method;
  const fields: Fields = new Map(
    Object.values(settings).map((each) => {
      const field = toFormField(definition.id, each);
      return [field.id, field];
    }),
  );
  const group = {
    id: 'shipping_method',
    title,
    description: definition.description,
    rows: [...fields.keys()].map((name) => ({ settings: [name] })),
  };
  return {
    show: (draft) =>
      html`<p>
          <a href="${ADMIN_PATH}${ZONES_ADDRESS}">Shipping zones</a> ›
          <a href="${zoneAddress(zone.id)}">${zone.name}</a> › ${title}
        </p>
        ${fieldGroup(group, withDraft(fields, draft))}`,
    // Fields are saved one by one, so that it is known which of them cannot be.
    save: (sent) => ({
      problems: changedFields(fields, sent).flatMap((field) => {
        const saved = updateMethod(db, method, { settings: toValues(definition.id, [field]) });
        return saved === 'invalid' ? [toProblem(field)] : [];
      }),
    }),
  };
}
