import type { ComponentType } from 'react';
import { addFilter, removeFilter } from '../filters';
import { registerPlugin, unregisterPlugin } from '../plugins';
import { Fill } from '../slot-fill';
import type { FillProps } from '../slot-fill-registry';
import { Contribution } from './contribution';
import { inOrder, type Contributed, type Extension, type Kind } from './definition';

const registered = new Set<string>();

/**
 * Adds what `defineExtension` checked, at any time; gives back the function that takes all of it away.
 * @throws {Error} naming the extension when it is there already
 */
export function registerExtension(extension: Extension): () => void {
  const { id } = extension;
  if (registered.has(id)) throw new Error(`Extension "${id}" is registered already.`);
  registered.add(id);
  const undo = [
    append(extension, 'woocommerce_admin_pages_list', toPages(extension)),
    append(extension, 'woocommerce_admin_reports_list', toReports(extension)),
    append(extension, 'woocommerce_navigation_menu_items', toMenuItems(extension)),
    append(extension, 'woocommerce_admin_embedded_layout_components', toPanels(extension)),
    addFills(extension),
  ];
  return () => {
    for (const step of undo.splice(0)) step();
    registered.delete(id);
  };
}

/** Puts entries at the end of a filtered list. */
function append({ id }: Extension, hook: string, entries: readonly unknown[]): () => void {
  if (entries.length === 0) return () => {};
  const namespace = `extension/${id}`;
  addFilter(hook, namespace, (list: readonly unknown[]) => [...list, ...entries]);
  return () => void removeFilter(hook, namespace);
}

/** The component of a contribution, contained. One for each, so that it keeps its state from one drawing to the next. */
function contained<P extends object>(
  extension: Extension,
  kind: Kind,
  item: Contributed & { component: ComponentType<P> },
): ComponentType<P> {
  const { component: Component } = item;
  return function ContainedContribution(props) {
    return (
      <Contribution extension={extension} kind={kind} item={item}>
        <Component {...props} />
      </Contribution>
    );
  };
}

const toPages = (extension: Extension) =>
  inOrder(extension.pages).map((page) => ({
    path: page.path,
    container: contained(extension, 'pages', page),
    breadcrumbs: [page.title],
    ...(page.capability === undefined ? {} : { capability: page.capability }),
    ...(page.hostMenu === undefined ? {} : { wpOpenMenu: page.hostMenu }),
  }));

const toReports = (extension: Extension) =>
  inOrder(extension.reports).map((report) => ({
    report: report.id,
    title: report.title,
    component: contained(extension, 'reports', report),
  }));

const toMenuItems = ({ menuItems }: Extension) =>
  inOrder(menuItems).map(({ id, title, url, parent, order, capability }) => ({
    id,
    title,
    url,
    menuId: 'plugins',
    ...(parent === undefined ? {} : { parent }),
    ...(order === undefined ? {} : { order }),
    ...(capability === undefined ? {} : { capability }),
  }));

/** Panels are asked on every classic page, so each says by itself whether it is meant. */
const toPanels = (extension: Extension) =>
  inOrder(extension.settingsPanels).map((panel) => {
    const Panel = contained(extension, 'settingsPanels', panel);
    return function SettingsPanel(query: Readonly<Record<string, string | undefined>>) {
      const { page, tab, section = '' } = query;
      const isMeant =
        page === 'wc-settings' && (tab || 'general') === panel.tab && section === (panel.section ?? '');
      return isMeant ? <Panel query={query} /> : null;
    };
  });

/** Slots know no types; each of these hands over what its contribution is declared with. */
const asFilled = <P extends object>(Content: ComponentType<P>) =>
  Content as unknown as ComponentType<FillProps>;

/** Wizards and payment methods have slots, which are filled from an area of the page. */
function addFills(extension: Extension): () => void {
  const fills = [
    ...inOrder(extension.wizards).map((wizard) => ({
      slot: `woocommerce_onboarding_task_${wizard.task}`,
      Content: asFilled(contained(extension, 'wizards', wizard)),
    })),
    ...inOrder(extension.gateways).map((gateway) => ({
      slot: `woocommerce_payment_gateway_configure_${gateway.gateway}`,
      Content: asFilled(contained(extension, 'gateways', gateway)),
    })),
  ];
  if (fills.length === 0) return () => {};
  const name = `extension-${extension.id.toLowerCase()}`;
  registerPlugin(name, {
    scope: 'woocommerce-tasks',
    render: () =>
      fills.map(({ slot, Content }) => (
        <Fill key={slot} name={slot}>
          {(fillProps: FillProps) => <Content {...fillProps} />}
        </Fill>
      )),
  });
  return () => void unregisterPlugin(name);
}
