import { testFailures } from './fail-on-console';

/**
 * Fails tests in which React inserts before, removes or updates a text node that has siblings.
 *
 * Page translators such as Google Translate wrap each text node in a `<font>` element. React then throws when it removes
 * the node or inserts before it, and updates are not visible. Wrap such text in an element. Text that is the only child
 * of its element is safe, since React sets it as `textContent`.
 */
export function failOnBareText(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.assign(Node.prototype, {
    insertBefore<N extends Node>(this: Node, added: N, before: Node | null): N {
      reportBareText('inserted before', before);
      return insertBefore.call<Node, [N, Node | null], N>(this, added, before);
    },
    removeChild<N extends Node>(this: Node, removed: N): N {
      reportBareText('removed', removed);
      return removeChild.call<Node, [N], N>(this, removed);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      reportBareText('updated', this);
      value?.set?.call(this, text);
    },
  });
}

function reportBareText(action: string, node: Node | null): void {
  if (!(node instanceof Text) || !isRenderedByReact(node)) return;
  const { parentElement: parent } = node;
  // Elements rendered by the test itself have none of our classes.
  if (!parent?.closest(OWN_CLASSES)) return;
  const place = `<${parent.localName} class="${parent.className}">`;
  testFailures.push(
    `React ${action} the text node "${node.data}" in ${place}. Wrap the text in an element, or the page breaks under page translators.`,
  );
}

const OWN_CLASSES = '[class*="sa-"], [class*="woocommerce"]';

const isRenderedByReact = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
