import type { ComponentType } from 'react';
import { registerPlugin, unregisterPlugin } from '../../plugins';
import { Fill } from '../../slot-fill';
import type { FillProps } from '../../slot-fill-registry';
import { withContainment } from '../with-containment';
import { sortByOrder, type Extension } from '../definition';
import { taskKey } from './task-lists';

/** Adds fills for wizards, tasks and payment methods. */
export function addFills(extension: Extension): () => void {
  const fills = toFills(extension);
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

const toFills = (extension: Extension) => [
  ...sortByOrder(extension.wizards).map((wizard) => ({
    slot: `woocommerce_onboarding_task_${wizard.task}`,
    Content: toFillContent(withContainment(extension, 'wizards', wizard, wizard.component)),
  })),
  ...sortByOrder(extension.gateways).map((gateway) => ({
    slot: `woocommerce_payment_gateway_configure_${gateway.gateway}`,
    Content: toFillContent(withContainment(extension, 'gateways', gateway, gateway.component)),
  })),
  ...sortByOrder(extension.tasks).flatMap((task) => {
    const key = taskKey(extension, task);
    const page = {
      slot: `woocommerce_onboarding_task_${key}`,
      Content: toFillContent(withContainment(extension, 'tasks', task, task.component)),
    };
    if (!task.listItem) return [page];
    const Content = toFillContent(withContainment(extension, 'tasks', task, task.listItem));
    return [page, { slot: `woocommerce_onboarding_task_list_item_${key}`, Content }];
  }),
];

/** Slots are untyped; each of them passes the props that its contribution type declares. */
const toFillContent = <P extends object>(Content: ComponentType<P>) =>
  Content as unknown as ComponentType<FillProps>;
