import type { ComponentType } from 'react';
import { registerPlugin, unregisterPlugin } from '../../plugins';
import { Fill } from '../../slot-fill';
import type { FillProps } from '../../slot-fill-registry';
import { Contribution, useIsOffered, type ContributionSource } from '../contribution';
import { sortByOrder, type Extension } from '../definition';
import { taskKey } from './task-lists';

/** Adds fills for wizards, tasks and payment methods. */
export function addFills(extension: Extension): () => void {
  const fills = toFills(extension);
  if (fills.length === 0) return () => {};
  const name = `extension-${extension.id.toLowerCase()}`;
  registerPlugin(name, {
    scope: 'woocommerce-tasks',
    render: () => fills.map((fill) => <ContributedFill key={fill.slot} {...fill} />),
  });
  return () => void unregisterPlugin(name);
}

interface ContributedFillProps extends ContributionSource {
  slot: string;
  Content: ComponentType<FillProps>;
}

/** Leaves the slot's default content to users who don't get the contribution. */
function ContributedFill({ slot, Content, ...source }: ContributedFillProps) {
  if (!useIsOffered(source)) return null;
  return (
    <Fill name={slot}>
      {(fillProps: FillProps) => (
        <Contribution {...source}>
          <Content {...fillProps} />
        </Contribution>
      )}
    </Fill>
  );
}

const toFills = (extension: Extension): ContributedFillProps[] => [
  ...sortByOrder(extension.wizards).map((item) => ({
    slot: `woocommerce_onboarding_task_${item.task}`,
    extension,
    kind: 'wizards' as const,
    item,
    Content: toFillContent(item.component),
  })),
  ...sortByOrder(extension.gateways).map((item) => ({
    slot: `woocommerce_payment_gateway_configure_${item.gateway}`,
    extension,
    kind: 'gateways' as const,
    item,
    Content: toFillContent(item.component),
  })),
  ...sortByOrder(extension.tasks).flatMap((item) => {
    const key = taskKey(extension, item);
    const source = { extension, kind: 'tasks' as const, item };
    const page = {
      slot: `woocommerce_onboarding_task_${key}`,
      ...source,
      Content: toFillContent(item.component),
    };
    if (!item.listItem) return [page];
    const row = {
      slot: `woocommerce_onboarding_task_list_item_${key}`,
      ...source,
      part: 'listItem',
      Content: toFillContent(item.listItem),
    };
    return [page, row];
  }),
];

/** Slots are untyped; each of them passes the props that its contribution type declares. */
const toFillContent = <P extends object>(Content: ComponentType<P>) =>
  Content as unknown as ComponentType<FillProps>;
