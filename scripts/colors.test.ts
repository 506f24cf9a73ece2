import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrand, PAYMENT_BRANDS } from '../packages/payment-logos/src/brands';

const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Files that define colors for light and dark mode. All other files use their tokens. */
const TOKENS = {
  dashboard: 'packages/ui/src/theme/tokens.css',
  charts: 'packages/charts/src/colors.css',
  frame: 'packages/embedded-store/src/pages/shared/styles/tokens.css',
};

type Scheme = 'light' | 'dark';
type Color = readonly [red: number, green: number, blue: number];

/** Values of custom properties in one of the schemes, by name without dashes and prefix: `color-text`. */
function tokensIn(file: string, scheme: Scheme): Map<string, string> {
  // Forced colors come from the user. Accents depend on the host and are tested in a browser (`color-schemes.spec.ts`).
  const [declared = ''] = read(file).split(/@media \(forced-colors|^body /m);
  return readTokens(declared, scheme);
}

/** Tokens of the embedded store's menu in each WordPress color scheme. */
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
  if (digits === undefined) throw new TypeError(`"${text}" is not a hex color.`);
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Relative luminance per WCAG 2.2. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, per WCAG 2.2. */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Success criterion 1.4.3, text. */
const TEXT_CONTRAST = 4.5;
/** Success criterion 1.4.11, controls and graphics. */
const GRAPHICS_CONTRAST = 3;

/** Minimum contrast of foreground tokens on background tokens, separated by spaces. */
type Pairing = readonly [minimum: number, foregrounds: string, backgrounds: string];

const DASHBOARD: readonly Pairing[] = [
  [
    TEXT_CONTRAST,
    'color-text color-text-muted color-error',
    'color-canvas color-surface color-surface-sunken',
  ],
  [TEXT_CONTRAST, 'color-text', 'color-success-soft color-warning-soft color-error-soft'],
  [TEXT_CONTRAST, 'color-success', 'color-surface color-success-soft'],
  [TEXT_CONTRAST, 'color-warning', 'color-surface color-warning-soft'],
  [TEXT_CONTRAST, 'color-error', 'color-error-soft'],
  [TEXT_CONTRAST, 'color-on-error', 'color-error'],
  [TEXT_CONTRAST, 'color-text-inverse', 'color-surface-inverse'],
  [GRAPHICS_CONTRAST, 'color-border-strong', 'color-surface'],
];
const SERIES: readonly Pairing[] = [
  [GRAPHICS_CONTRAST, 'chart-0 chart-2 chart-3 chart-4 chart-5 chart-6 chart-7 chart-8', 'color-surface'],
];
const FRAME: readonly Pairing[] = [
  [TEXT_CONTRAST, 'ink text soft faint', 'canvas surface sunken'],
  [TEXT_CONTRAST, 'soft', 'tab'],
  [TEXT_CONTRAST, 'ink', 'note note-customer'],
  [TEXT_CONTRAST, 'success warning error', 'surface canvas'],
  ...['', '-processing', '-completed', '-on-hold', '-failed'].map((name): Pairing => [
    TEXT_CONTRAST,
    `on-status${name}`,
    `status${name}`,
  ]),
  [GRAPHICS_CONTRAST, 'line-strong', 'surface'],
];
const MENU: readonly Pairing[] = [
  [TEXT_CONTRAST, 'on-menu on-menu-soft on-menu-accent', 'menu-ground menu-list menu-hover'],
  [TEXT_CONTRAST, 'on-menu-strong', 'menu-ground menu-list menu-current menu-badge'],
  [GRAPHICS_CONTRAST, 'menu-icon', 'menu-ground menu-hover'],
];

describe.each(['light', 'dark'] as const)('in %s colors', (scheme) => {
  const dashboard = tokensIn(TOKENS.dashboard, scheme);

  test.each([
    ['the dashboard', DASHBOARD, dashboard],
    ['charts', SERIES, new Map([...dashboard, ...tokensIn(TOKENS.charts, scheme)])],
    ['the frame of the embedded store', [...FRAME, ...MENU], tokensIn(TOKENS.frame, scheme)],
  ] as const)('has sufficient contrast: %s', (_, pairings, tokens) => {
    expect(findLowContrast(pairings, tokens)).toEqual([]);
  });
});

test.each(listMenus())(
  "has sufficient contrast in the embedded store's menu in the color scheme %s",
  (_, tokens) => {
    expect(findLowContrast(MENU, tokens)).toEqual([]);
  },
);

const findLowContrast = (pairings: readonly Pairing[], tokens: ReadonlyMap<string, string>) =>
  pairings.flatMap(([minimum, foregrounds, backgrounds]) =>
    foregrounds.split(' ').flatMap((name) =>
      backgrounds
        .split(' ')
        .map((background) => ({
          name,
          background,
          ratio: contrast(toColor(tokens.get(name)), toColor(tokens.get(background))),
        }))
        .filter(({ ratio }) => ratio < minimum),
    ),
  );

test('has sufficient contrast in payment logos', () => {
  const lowContrast = PAYMENT_BRANDS.map(getBrand).filter(
    ({ ink, tint }) => contrast(toColor(ink), toColor(tint)) < TEXT_CONTRAST,
  );

  expect(lowContrast).toEqual([]);
});

describe('colors are defined in token files only', () => {
  const RAW =
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|[:\s](?:white|black|gr[ae]y|red|green|blue|yellow|orange)\s*[;,)!]/i;
  const STYLES = /\.css$|\/styles\/\w+\.ts$/;
  /** Tests may use any color. */
  const EXCLUDED = /\/(?:testing|e2e)\//;
  /** Graphics with their own colors: brand logos, product images, confetti. */
  const GRAPHICS = [
    'client/extension-api/components/confetti.tsx',
    'packages/embedded-store/src/plugin-files/generated-images.ts',
    'packages/embedded-store/src/shared/avatars.ts',
    'packages/embedded-store/src/site/media/placeholder.ts',
    'packages/embedded-store/src/catalog/product-images/draw.ts',
    'packages/payment-logos/src/brands.ts',
  ];
  /** Values of settings, and the empty value of color inputs. */
  const VALUES = [
    'client/screens/settings/fields/color.tsx',
    'packages/embedded-store/src/site/settings/definitions/email.ts',
  ];

  const files = ['client', 'packages', 'stores', 'examples']
    .flatMap(listFiles)
    .filter((file) => !EXCLUDED.test(file));
  const known: readonly string[] = [...Object.values(TOKENS), ...GRAPHICS, ...VALUES];

  test('uses tokens in style sheets', () => {
    const raw = files
      .filter((file) => STYLES.test(file) && !known.includes(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          // Declarations only. Selectors may contain `#`.
          .filter((line) => /:.*;/.test(line) && RAW.test(line.slice(line.indexOf(':'))))
          .map((line) => `${file}: ${line.trim()}`),
      );

    expect(raw).toEqual([]);
  });

  test('uses tokens in components', () => {
    const raw = files
      .filter((file) => /\.tsx?$/.test(file) && !STYLES.test(file) && !known.includes(file))
      .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
      .filter((file) => /(['"`])#(?:[0-9a-f]{3}|[0-9a-f]{6})\1|\brgba?\(/i.test(read(file)));

    expect(raw).toEqual([]);
  });
});

/** Lists source files by their path in the project. */
function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}
