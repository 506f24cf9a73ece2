import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrand, PAYMENT_BRANDS } from '../packages/payment-logos/src/brands';

const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Where colours are told, each for light and for dark; everything else names them. */
const TOKENS = {
  dashboard: 'packages/ui/src/theme/tokens.css',
  charts: 'packages/charts/src/colors.css',
  frame: 'packages/embedded-store/src/pages/shared/styles/tokens.css',
};

type Scheme = 'light' | 'dark';
type Color = readonly [red: number, green: number, blue: number];

/** Values of custom properties in one of the schemes, by their names without dashes and prefix: `color-text`. */
function tokensIn(file: string, scheme: Scheme): Map<string, string> {
  // Forced colours are the user's own; accents depend on the host's colors, which a browser reckons with (`color-schemes.spec.ts`).
  const [declared = ''] = read(file).split(/@media \(forced-colors|^body /m);
  return readTokens(declared, scheme);
}

/** What the embedded store's menu has in each of the platform's color schemes, beside what it has in the default one. */
function listMenus(): (readonly [name: string, tokens: Map<string, string>])[] {
  const blocks = read(TOKENS.frame).matchAll(/^\.admin-color-(\w+) \{([^}]+)\}/gm);
  const base = tokensIn(TOKENS.frame, 'light');
  return [...blocks].map(([, name = '', declared = '']) => [
    name,
    new Map([...base, ...readTokens(declared, 'light')]),
  ]);
}

function readTokens(declared: string, scheme: Scheme): Map<string, string> {
  const inScheme = (_: string, light: string, dark: string) => (scheme === 'light' ? light : dark);
  return new Map(
    [...declared.matchAll(/--(?:sa|frame)-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/light-dark\((#\w+), (#\w+)\)/, inScheme).trim(),
    ]),
  );
}

function toColor(text: string | undefined): Color {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text ?? '')?.[1];
  if (digits === undefined) throw new TypeError(`"${text}" is no colour that can be reckoned with.`);
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Success criterion 1.4.3: words. */
const WORDS = 4.5;
/** Success criterion 1.4.11: what a control or a drawing is recognised by. */
const SHAPES = 3;

/** Which of the first stands on which of the second, both separated by spaces. */
type Pairing = readonly [least: number, on: string, grounds: string];

const DASHBOARD: readonly Pairing[] = [
  [WORDS, 'color-text color-text-muted color-error', 'color-canvas color-surface color-surface-sunken'],
  [WORDS, 'color-text', 'color-success-soft color-warning-soft color-error-soft'],
  [WORDS, 'color-success', 'color-surface color-success-soft'],
  [WORDS, 'color-warning', 'color-surface color-warning-soft'],
  [WORDS, 'color-error', 'color-error-soft'],
  [WORDS, 'color-on-error', 'color-error'],
  [WORDS, 'color-text-inverse', 'color-surface-inverse'],
  [SHAPES, 'color-border-strong', 'color-surface'],
];
const SERIES: readonly Pairing[] = [
  [SHAPES, 'chart-0 chart-2 chart-3 chart-4 chart-5 chart-6 chart-7 chart-8', 'color-surface'],
];
const FRAME: readonly Pairing[] = [
  [WORDS, 'ink text soft faint', 'canvas surface sunken'],
  [WORDS, 'soft', 'tab'],
  [WORDS, 'ink', 'note note-customer'],
  [WORDS, 'success warning error', 'surface canvas'],
  ...['', '-processing', '-completed', '-on-hold', '-failed'].map((name): Pairing => [
    WORDS,
    `on-status${name}`,
    `status${name}`,
  ]),
  [SHAPES, 'line-strong', 'surface'],
];
const MENU: readonly Pairing[] = [
  [WORDS, 'on-menu on-menu-soft on-menu-accent', 'menu-ground menu-list menu-hover'],
  [WORDS, 'on-menu-strong', 'menu-ground menu-list menu-current menu-badge'],
  [SHAPES, 'menu-icon', 'menu-ground menu-hover'],
];

describe.each(['light', 'dark'] as const)('in %s colours', (scheme) => {
  const dashboard = tokensIn(TOKENS.dashboard, scheme);

  test.each([
    ['the dashboard', DASHBOARD, dashboard],
    ['charts', SERIES, new Map([...dashboard, ...tokensIn(TOKENS.charts, scheme)])],
    ['the frame of the embedded store', [...FRAME, ...MENU], tokensIn(TOKENS.frame, scheme)],
  ] as const)('everything stands out from its ground: %s', (_, pairings, tokens) => {
    expect(listWeak(pairings, tokens)).toEqual([]);
  });
});

test.each(listMenus())('the menu of the embedded store can be read in the color scheme %s', (_, tokens) => {
  expect(listWeak(MENU, tokens)).toEqual([]);
});

const listWeak = (pairings: readonly Pairing[], tokens: ReadonlyMap<string, string>) =>
  pairings.flatMap(([least, on, grounds]) =>
    on.split(' ').flatMap((name) =>
      grounds
        .split(' ')
        .map((ground) => ({
          name,
          ground,
          ratio: contrast(toColor(tokens.get(name)), toColor(tokens.get(ground))),
        }))
        .filter(({ ratio }) => ratio < least),
    ),
  );

test('words of payment marks, which have the colours of their brands, can be read', () => {
  const weak = PAYMENT_BRANDS.map(getBrand).filter(
    ({ ink, tint }) => contrast(toColor(ink), toColor(tint)) < WORDS,
  );

  expect(weak).toEqual([]);
});

describe('colours are told in one place', () => {
  const RAW =
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|[:\s](?:white|black|gr[ae]y|red|green|blue|yellow|orange)\s*[;,)!]/i;
  const STYLES = /\.css$|\/styles\/\w+\.ts$/;
  /** Tests draw and measure for themselves. */
  const NOT_OURS = /\/(?:testing|e2e)\//;
  /** What is drawn in colours of its own: marks of brands, pictures of goods, confetti. */
  const DRAWN = [
    'client/surface/components/confetti.tsx',
    'packages/embedded-store/src/plugin-files/pictures.ts',
    'packages/embedded-store/src/shared/avatars.ts',
    'packages/embedded-store/src/site/media/placeholder.ts',
    'packages/embedded-store/src/catalog/pictures/draw.ts',
    'packages/payment-logos/src/brands.ts',
  ];
  /** Values of settings of the shop, and what the browser's own field for colours wants as empty. */
  const VALUES = [
    'client/screens/settings/fields/color.tsx',
    'packages/embedded-store/src/site/settings/definitions/email.ts',
  ];

  const files = ['client', 'packages', 'stores', 'examples']
    .flatMap(listFiles)
    .filter((file) => !NOT_OURS.test(file));
  const known: readonly string[] = [...Object.values(TOKENS), ...DRAWN, ...VALUES];

  test('style sheets name tokens', () => {
    const raw = files
      .filter((file) => STYLES.test(file) && !known.includes(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          // A declaration; a selector may begin with the sign of a colour.
          .filter((line) => /:.*;/.test(line) && RAW.test(line.slice(line.indexOf(':'))))
          .map((line) => `${file}: ${line.trim()}`),
      );

    expect(raw).toEqual([]);
  });

  test('so do components', () => {
    const raw = files
      .filter((file) => /\.tsx?$/.test(file) && !STYLES.test(file) && !known.includes(file))
      .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
      .filter((file) => /(['"`])#(?:[0-9a-f]{3}|[0-9a-f]{6})\1|\brgba?\(/i.test(read(file)));

    expect(raw).toEqual([]);
  });
});

/** Every file below a folder, by its path in the project, but what is built or installed. */
function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}
