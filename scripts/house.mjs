/**
 * Draws `docs/house.svg`, who imports whom, and `docs/one-click.svg`, the way of one click, from what the files import.
 *
 *   node scripts/house.mjs           says whether the pictures are those of today's imports
 *   node scripts/house.mjs --write   draws them anew
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, isOfTests, ROOT } from './project.mjs';

const PARTS = ['client', 'stores', 'packages'];
/** Those that wait say the name of their chunk first. */
const IMPORTS = /(?:\bfrom|^import|\bimport\()\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/gm;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Tests and the gallery say nothing about how the house is built. */
const isPart = (file) => !isOfTests(file) && !file.includes('/gallery/');

/** The way of one click on "Dismiss"; each file imports the next one, itself or by way of the package's `index.ts`. */
const CLICK = [
  {
    title: 'Browser',
    steps: [
      ['client/screens/home/task-list/task-row.tsx', 'draws the row'],
      ['client/screens/home/task-list/use-task-actions.ts', 'says what was pressed'],
      ['stores/tasks/src/store.ts', 'knows the action'],
      ['stores/tasks/src/sagas.ts', 'shows it at once, then asks'],
      ['stores/tasks/src/api.ts', 'knows the path, trusts no answer'],
      ['packages/http/src/request.ts', 'adds the proof of who asks'],
    ],
  },
  {
    title: 'Embedded store',
    steps: [
      ['packages/embedded-store/src/rest/http.ts', 'takes the call'],
      ['packages/embedded-store/src/rest/dispatch.ts', 'checks who may, and with what'],
    ],
  },
  {
    title: 'in one transaction',
    steps: [
      ['packages/embedded-store/src/resources/routes.ts', 'knows every route'],
      ['packages/embedded-store/src/resources/tasks/routes.ts', 'answers this one'],
      ['packages/embedded-store/src/resources/tasks/state.ts', 'writes what is dismissed'],
      ['packages/embedded-store/src/database/index.ts', 'has it on disk'],
    ],
  },
];

/** @returns {Map<string, Set<string>>} files by what they import, from `client`, `stores` and `packages` */
export function readImports(isMeant = (_file) => true) {
  const files = PARTS.flatMap((part) => filesIn(part)).filter(isMeant);
  const known = new Set(files);
  const packages = new Map(readPackages());
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const targets = [...text.matchAll(IMPORTS)].flatMap(([, name]) => {
        const path = name.startsWith('.') ? posix.join(posix.dirname(file), name) : packages.get(name);
        const found = path && ENDINGS.map((ending) => path + ending).find((each) => known.has(each));
        return found ? [found] : [];
      });
      return [file, new Set(targets)];
    }),
  );
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .toSorted();
}

/** @returns {[name: string, entry: string][]} */
function readPackages() {
  return ['packages', 'stores'].flatMap((part) =>
    readdirSync(join(ROOT, part)).flatMap((name) => {
      const file = join(ROOT, part, name, 'package.json');
      if (!existsSync(file) || !statSync(file).isFile()) return [];
      const { name: called, exports: entry } = JSON.parse(readFileSync(file, 'utf8'));
      return typeof entry === 'string' ? [[called, posix.join(part, name, entry)]] : [];
    }),
  );
}

/** What a file is drawn as: an area of the client, all stores together, or a package. */
function unitOf(file) {
  const [part, name, more] = file.split('/');
  if (part === 'stores') return 'stores';
  if (part === 'client') return more ? `client/${name}` : undefined;
  return name;
}

function readUnits(imports) {
  const units = new Map();
  const of = (unit) => units.get(unit) ?? units.set(unit, new Set()).get(unit);
  for (const [file, targets] of imports) {
    const unit = unitOf(file);
    if (!unit) continue;
    of(unit);
    for (const target of targets) if (unitOf(target) !== unit) of(unit).add(unitOf(target));
  }
  return units;
}

/** How far a unit stands above the ground; who imports nobody stands on it. */
function heightsOf(units) {
  const heights = new Map();
  const heightOf = (unit, above = []) => {
    if (above.includes(unit)) throw new Error(`${[...above, unit].join(' → ')} is a circle.`);
    if (!heights.has(unit)) {
      const below = [...(units.get(unit) ?? [])].map((other) => heightOf(other, [...above, unit]));
      heights.set(unit, Math.max(-1, ...below) + 1);
    }
    return heights.get(unit);
  };
  for (const unit of units.keys()) heightOf(unit);
  return heights;
}

/** Lines that say nothing which the others do not: `app → ui` where `app → shell → ui`. */
function reduce(units) {
  const reach = (unit) => {
    const seen = new Set();
    const visit = (at) => {
      for (const next of units.get(at) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        visit(next);
      }
    };
    visit(unit);
    return seen;
  };
  return [...units].flatMap(([unit, targets]) =>
    [...targets]
      .filter((target) => ![...targets].some((other) => other !== target && reach(other).has(target)))
      .map((target) => [unit, target]),
  );
}

const [WIDTH, ROW, BOX, GAP] = [1080, 84, 32, 14];
const widthOf = (text) => text.length * 7.6 + 24;
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function frame(title, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">
<style>
  text { font: 13px ui-monospace, Menlo, Consolas, monospace; fill: #1d2327; }
  .note { font: 12px system-ui, sans-serif; fill: #50575e; }
  .box { fill: #fff; stroke: #8c8f94; }
  .client { fill: #f0f6fc; } .stores { fill: #fcf9e8; } .host { fill: #edfaef; }
  .line { fill: none; stroke: #2271b1; stroke-opacity: 0.45; }
</style>
<rect width="${WIDTH}" height="${height}" fill="#fff" />
${content.join('\n')}
</svg>
`;
}

function drawBox(text, kind, { x, y, width }) {
  return `<rect class="box ${kind}" x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BOX}" rx="4" /><text x="${(x + width / 2).toFixed(1)}" y="${y + 21}" text-anchor="middle">${escape(text)}</text>`;
}

const kindOf = (unit) => {
  if (unit.startsWith('client/') || unit === 'stores') return unit.split('/')[0];
  return ['embedded-store', 'wordpress-plugin'].includes(unit) ? 'host' : 'package';
};

/** Who imports whom: those above import those below. */
export function drawHouse(imports) {
  const units = readUnits(imports);
  const heights = heightsOf(units);
  const top = Math.max(...heights.values());
  const places = new Map();
  for (let height = top; height >= 0; height -= 1) {
    const row = [...units.keys()]
      .filter((unit) => heights.get(unit) === height)
      .toSorted((a, b) => a.localeCompare(b));
    const room = row.reduce((sum, unit) => sum + widthOf(unit) + GAP, -GAP);
    let x = (WIDTH - room) / 2;
    for (const unit of row) {
      places.set(unit, { x, y: 24 + (top - height) * ROW, width: widthOf(unit) });
      x += widthOf(unit) + GAP;
    }
  }
  const lines = reduce(units).map(([from, to]) => {
    const [a, b] = [places.get(from), places.get(to)];
    const [x1, y1, x2, y2] = [a.x + a.width / 2, a.y + BOX, b.x + b.width / 2, b.y];
    return `<path class="line" d="M${x1.toFixed(1)} ${y1} C${x1.toFixed(1)} ${y1 + 36} ${x2.toFixed(1)} ${y2 - 36} ${x2.toFixed(1)} ${y2}" />`;
  });
  const boxes = [...places].map(([unit, place]) => drawBox(unit, kindOf(unit), place));
  return frame('Who imports whom: those above import those below', 24 + (top + 1) * ROW - 28, [
    ...lines,
    ...boxes,
  ]);
}

/** The way of one click, file by file. */
export function drawClick(imports) {
  const reaches = (from, to) =>
    [...(imports.get(from) ?? [])].some(
      (next) => next === to || (next.endsWith('/index.ts') && imports.get(next)?.has(to)),
    );
  let y = 24;
  const content = [];
  for (const { title, steps } of CLICK) {
    content.push(`<text class="note" x="24" y="${y + 21}">${escape(title)}</text>`);
    for (const [at, [file, note]] of steps.entries()) {
      if (!imports.has(file)) throw new Error(`${file} is on the way of the click, and not there.`);
      const next = steps[at + 1]?.[0];
      if (next && !reaches(file, next)) throw new Error(`${file} does not import ${next}.`);
      const place = { x: 160, y, width: 540 };
      content.push(drawBox(file, kindOf(unitOf(file)), place));
      content.push(`<text class="note" x="716" y="${y + 21}">${escape(note)}</text>`);
      if (next) content.push(`<path class="line" d="M430 ${y + BOX} V${y + BOX + 18}" />`);
      y += BOX + 18;
    }
    y += 14;
  }
  return frame('The way of one click on Dismiss, file by file', y, content);
}

/** @returns {[file: string, drawn: string][]} */
export function drawAll() {
  const imports = readImports(isPart);
  return [
    ['docs/house.svg', drawHouse(imports)],
    ['docs/one-click.svg', drawClick(imports)],
  ];
}

if (isMain(import.meta.url)) {
  for (const [file, drawn] of drawAll()) {
    const path = join(ROOT, file);
    if (process.argv.includes('--write')) writeFileSync(path, drawn);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== drawn) {
      console.error(`${file} is not what the files import. Draw it with: node scripts/house.mjs --write`);
      process.exitCode = 1;
    }
  }
}
