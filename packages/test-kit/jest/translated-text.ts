import { incidents } from './console-incidents';

/**
 * Page translators put each text into a `<font>` element of their own. React then finds a bare text no more: it cannot
 * take it away or put something before it, which ends the screen, and changing it changes nothing that is seen. Tests
 * fail on each of the three. An element around the text is the way out; a text that is the only child of its element
 * is set as that element's content, and is safe.
 */
export function watchBareText(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.assign(Node.prototype, {
    insertBefore<N extends Node>(this: Node, added: N, before: Node | null): N {
      note('put something before', before);
      return insertBefore.call<Node, [N, Node | null], N>(this, added, before);
    },
    removeChild<N extends Node>(this: Node, removed: N): N {
      note('took away', removed);
      return removeChild.call<Node, [N], N>(this, removed);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      note('changed', this);
      value?.set?.call(this, text);
    },
  });
}

function note(action: string, node: Node | null): void {
  if (!(node instanceof Text) || !isOfReact(node)) return;
  const { parentElement: parent } = node;
  // What a test draws itself has no classes of ours.
  if (!parent?.closest(OURS)) return;
  const place = `<${parent.localName} class="${parent.className}">`;
  incidents.push(
    `React ${action} the bare text "${node.data}" in ${place}. Put it into an element of its own: in a translated page it is not found.`,
  );
}

const OURS = '[class*="sa-"], [class*="woocommerce"]';

const isOfReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
