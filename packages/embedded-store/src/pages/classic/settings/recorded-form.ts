import { getGateway } from '../../../resources/gateways';
import { getSettings } from '../../../resources/settings';
import { recorded } from '../../recorded';
import type { Visitor } from '../../visitor';
import type { Outcome, PageForm } from '../form/page-form';
import type { SettingsSection, SettingsTab } from './tabs';

/** The call of the REST API that would change the same. */
interface SameCall {
  method: 'POST';
  path: string;
  body: Readonly<Record<string, unknown>>;
}

/** A form whose changes are told in the history as if they had come by the REST API, by which they are undone. */
export function recordedForm(
  visitor: Visitor,
  { tab, section, form }: { tab: SettingsTab; section: SettingsSection; form: PageForm },
): PageForm {
  const same = findSameCall(visitor, tab, section);
  const { save } = form;
  if (!same || !save) return form;
  return {
    ...form,
    save(sent, files) {
      let outcome: Outcome = {};
      recorded(visitor, same, () => {
        outcome = save(sent, files);
        return { status: outcome.problems?.length ? 400 : 200, headers: {}, body: {} };
      });
      return outcome;
    },
  };
}

function findSameCall(
  { store: { db } }: Visitor,
  tab: SettingsTab,
  { slug, described }: SettingsSection,
): SameCall | undefined {
  if (described) {
    const update = (getSettings(db, described.group) ?? []).map(({ id }) => ({ id }));
    return { method: 'POST', path: `/wc/v3/settings/${described.group}/batch`, body: { update } };
  }
  const gateway = tab.slug === 'checkout' ? getGateway(db, slug) : undefined;
  return (
    gateway && {
      method: 'POST',
      path: `/wc/v3/payment_gateways/${slug}`,
      body: { enabled: '', title: '', description: '', settings: gateway.settings },
    }
  );
}
