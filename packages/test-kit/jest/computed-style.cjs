/** What rules of the browser's own style sheet look at, besides the name of an element and of its parent. */
const ATTRIBUTES = ['hidden', 'open', 'type'];

/** Inherited, and set by no rule of the browser's own style sheet. */
const INHERITED = { visibility: 'visible', pointerEvents: 'auto' };
const NAMES = { display: 'display', visibility: 'visibility', 'pointer-events': 'pointerEvents' };

/**
 * `getComputedStyle` with the answers of jsdom, worked out when they are read. jsdom weighs each rule of its style sheet
 * against each element and then sets every property; queries by role ask so many elements whether they are shown that
 * tests spent a sixth of their time there. Without style sheets of a page, it depends on little whether an element is
 * shown. Whatever is asked besides, jsdom answers.
 * @param {Window} window
 */
module.exports = function makeGetComputedStyle(window) {
  const { document } = window;
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map();

  function getDisplay(element) {
    if (element.hasAttribute('style')) return compute(element).display;
    const key = [
      element.namespaceURI,
      element.localName,
      element.parentElement?.localName,
      // An attribute without a value is not the same as none.
      ...ATTRIBUTES.map((name) => String(element.getAttribute(name))),
    ].join();
    if (!displays.has(key)) displays.set(key, compute(element).display);
    return displays.get(key);
  }

  function getInherited(element, property) {
    let styled = element;
    while (styled && !styled.hasAttribute('style')) styled = styled.parentElement;
    return styled ? compute(styled)[property] : INHERITED[property];
  }

  const read = (element, property) =>
    property === 'display' ? getDisplay(element) : getInherited(element, property);

  return function getComputedStyle(element, pseudoElement) {
    const isPlain = element instanceof window.Element && !pseudoElement && document.styleSheets.length === 0;
    if (!isPlain) return compute(element, pseudoElement);

    let computed;
    const getComputed = () => (computed ??= compute(element));
    const getPropertyValue = (name) =>
      Object.hasOwn(NAMES, name) ? read(element, NAMES[name]) : getComputed().getPropertyValue(name);
    return new Proxy(
      {},
      {
        get(_, property) {
          if (property === 'getPropertyValue') return getPropertyValue;
          if (property === 'display' || Object.hasOwn(INHERITED, property)) return read(element, property);
          const value = getComputed()[property];
          return typeof value === 'function' ? value.bind(computed) : value;
        },
        has: (_, property) => property in getComputed(),
      },
    );
  };
};
