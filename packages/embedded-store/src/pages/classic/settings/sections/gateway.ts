import type { StoreDatabase } from '../../../../database';
import { type Gateway, getGateway, updateGateway } from '../../../../resources/gateways';
import { type Html, html, NOTHING } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import type { FormField } from '../../form/field';
import { fieldGroup } from '../../form/field-table';
import type { PageForm, Problem } from '../../form/page-form';
import { changedFields, type Fields, toProblem, withDraft } from '../../form/draft-fields';
import { bankAccounts } from './bank-accounts';
import { nameOf, toFormField, toValues } from './field-values';

/** The form of a gateway, with the names that the platform gives its fields. */
export function gatewayForm(id: string) {
  return ({ store }: Visitor): PageForm | undefined => {
    const gateway = getGateway(store.db, id);
    if (!gateway) return undefined;
    const fields = readGatewayFields(gateway);
    const accounts = id === 'bacs' ? bankAccounts(store.db) : undefined;
    return {
      show: (draft) =>
        html`${gatewayFields(gateway, withDraft(fields, draft))} ${accounts?.show(draft) ?? NOTHING}`,
      save: (sent, files) => {
        const ofAccounts = accounts?.save?.(sent, files);
        return {
          problems: [
            ...saveGatewayFields(store.db, gateway, changedFields(fields, sent)),
            ...(ofAccounts?.problems ?? []),
          ],
        };
      },
    };
  };
}

function readGatewayFields({ id, methodTitle, isEnabled, description, settings }: Gateway): Fields {
  const enabled: FormField = {
    id: nameOf(id, 'enabled'),
    label: 'Enable',
    description: `Offer ${methodTitle} to customers`,
    type: 'checkbox',
    value: isEnabled ? 'yes' : 'no',
  };
  const words: FormField = {
    id: nameOf(id, 'description'),
    label: 'Description',
    description: 'What customers read at checkout.',
    type: 'textarea',
    value: description,
  };
  const [title, ...others] = Object.values(settings).map((field) => toFormField(id, field));
  const fields = [enabled, ...(title ? [title] : []), words, ...others];
  return new Map(fields.map((field) => [field.id, field]));
}

/** Fields are saved one by one, so that it is known which of them cannot be. */
function saveGatewayFields(db: StoreDatabase, { id }: Gateway, changed: readonly FormField[]): Problem[] {
  return changed.flatMap((field) => {
    const { enabled, ...settings } = toValues(id, [field]);
    const isEnabled = enabled === undefined ? undefined : enabled === 'yes';
    return updateGateway(db, id, { isEnabled, settings }) === 'invalid' ? [toProblem(field)] : [];
  });
}

function gatewayFields(gateway: Gateway, fields: Fields): Html {
  const { methodTitle, methodDescription } = gateway;
  const rows = [...fields.keys()].map((name) => ({ settings: [name] }));
  const group = { id: 'gateway', title: methodTitle, description: methodDescription, rows };
  return html`${setupNote(gateway)} ${fieldGroup(group, fields)}`;
}

function setupNote({ needsSetup, missingService }: Gateway): Html {
  if (!needsSetup) return NOTHING;
  const missing = missingService
    ? 'Its account is not connected yet.'
    : 'Some of what it needs is not filled in yet.';
  return html`<p>Customers cannot pay this way so far. ${missing}</p>`;
}
