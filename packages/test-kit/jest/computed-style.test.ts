/* What is worked out here against what jsdom itself says; a frame still has the function of jsdom. */

/** All but `style`, beside which jsdom would be asked for everything. */
const NAMES = [
  'a address article aside b blockquote body br button canvas caption center code col colgroup data datalist dd del',
  'details dfn dialog dir div dl dt em fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head',
  'header hgroup hr html i iframe img input ins kbd label legend li link listing main map mark marquee menu meta meter',
  'nav noframes noscript ol optgroup option output p param picture plaintext pre progress q rp rt ruby s script section',
  'select slot small span strong sub summary sup table tbody td template textarea tfoot th thead time title tr u',
  'ul var video wbr xmp made-up',
].flatMap((line) => line.split(' '));
const SOME = ['details', 'dialog', 'input', 'rp', 'rt', 'span'];
const ATTRIBUTES = [
  '',
  'hidden',
  'open',
  'type=hidden',
  'type=text',
  'style=display:flex',
  'aria-hidden=true',
];
const PARENTS = [
  '<ruby></ruby>',
  '<details></details>',
  '<div style="visibility:hidden"></div>',
  '<p style="pointer-events:none; color:red"></p>',
  '<section hidden></section>',
];

function serveJsdom() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('There is no frame.');
  return (element: Element) => contentWindow.getComputedStyle(element);
}

function make(name: string, attribute: string): Element {
  const element = document.createElement(name);
  const [key, value = ''] = attribute.split('=');
  if (key) element.setAttribute(key, value);
  return element;
}

afterEach(() => document.body.replaceChildren());

test.each([['<div></div>', NAMES], ...PARENTS.map((parent): [string, string[]] => [parent, SOME])])(
  'elements in %s look as jsdom says',
  (parent, names) => {
    const getOfJsdom = serveJsdom();
    document.body.insertAdjacentHTML('beforeend', parent);
    const shown = [
      ...names.map((name) => make(name, '')),
      ...SOME.flatMap((name) => ATTRIBUTES.map((attribute) => make(name, attribute))),
    ];
    document.body.lastElementChild?.append(...shown);
    expect(document.styleSheets).toHaveLength(0);

    const read = (style: CSSStyleDeclaration) => [
      style.display,
      style.visibility,
      style.pointerEvents,
      style.getPropertyValue('display'),
      style.getPropertyValue('visibility'),
      style.getPropertyValue('pointer-events'),
      style.color,
      style.getPropertyValue('margin-top'),
    ];
    const differ = shown.filter(
      (element) => String(read(getComputedStyle(element))) !== String(read(getOfJsdom(element))),
    );
    expect(differ.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test('what changes is seen', () => {
  const outer = document.body.appendChild(document.createElement('div'));
  const inner = outer.appendChild(document.createElement('span'));
  expect(getComputedStyle(inner).visibility).toBe('visible');

  outer.style.visibility = 'hidden';
  inner.hidden = true;

  expect(getComputedStyle(inner).visibility).toBe('hidden');
  expect(getComputedStyle(inner).display).toBe('none');
});

test('a style sheet of the page counts', () => {
  document.body.innerHTML = '<style>.away { display: none }</style><p class="away">Gone</p>';

  expect(document.querySelector('.away')).not.toBeVisible();
});
