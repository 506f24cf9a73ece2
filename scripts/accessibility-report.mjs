/**
 * Generates the accessibility conformance report (WCAG 2.2, VPAT 2.5, EN 301 549) from `docs/accessibility.json`.
 *
 *   node scripts/accessibility-report.mjs           prints the report
 *   node scripts/accessibility-report.mjs --write   updates docs/accessibility.md
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from './format.mjs';
import { isMain, ROOT } from './project.mjs';

export const PAGE = join(ROOT, 'docs/accessibility.md');
const CLAIMS = join(ROOT, 'docs/accessibility.json');

/** All success criteria of WCAG 2.2, levels A and AA (https://www.w3.org/TR/WCAG22/). 4.1.1 was removed in 2.2. */
export const CRITERIA = [
  ['1.1.1', 'Non-text Content', 'A'],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A'],
  ['1.2.2', 'Captions (Prerecorded)', 'A'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A'],
  ['1.2.4', 'Captions (Live)', 'AA'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA'],
  ['1.3.1', 'Info and Relationships', 'A'],
  ['1.3.2', 'Meaningful Sequence', 'A'],
  ['1.3.3', 'Sensory Characteristics', 'A'],
  ['1.3.4', 'Orientation', 'AA'],
  ['1.3.5', 'Identify Input Purpose', 'AA'],
  ['1.4.1', 'Use of Color', 'A'],
  ['1.4.2', 'Audio Control', 'A'],
  ['1.4.3', 'Contrast (Minimum)', 'AA'],
  ['1.4.4', 'Resize Text', 'AA'],
  ['1.4.5', 'Images of Text', 'AA'],
  ['1.4.10', 'Reflow', 'AA'],
  ['1.4.11', 'Non-text Contrast', 'AA'],
  ['1.4.12', 'Text Spacing', 'AA'],
  ['1.4.13', 'Content on Hover or Focus', 'AA'],
  ['2.1.1', 'Keyboard', 'A'],
  ['2.1.2', 'No Keyboard Trap', 'A'],
  ['2.1.4', 'Character Key Shortcuts', 'A'],
  ['2.2.1', 'Timing Adjustable', 'A'],
  ['2.2.2', 'Pause, Stop, Hide', 'A'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A'],
  ['2.4.1', 'Bypass Blocks', 'A'],
  ['2.4.2', 'Page Titled', 'A'],
  ['2.4.3', 'Focus Order', 'A'],
  ['2.4.4', 'Link Purpose (In Context)', 'A'],
  ['2.4.5', 'Multiple Ways', 'AA'],
  ['2.4.6', 'Headings and Labels', 'AA'],
  ['2.4.7', 'Focus Visible', 'AA'],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA'],
  ['2.5.1', 'Pointer Gestures', 'A'],
  ['2.5.2', 'Pointer Cancellation', 'A'],
  ['2.5.3', 'Label in Name', 'A'],
  ['2.5.4', 'Motion Actuation', 'A'],
  ['2.5.7', 'Dragging Movements', 'AA'],
  ['2.5.8', 'Target Size (Minimum)', 'AA'],
  ['3.1.1', 'Language of Page', 'A'],
  ['3.1.2', 'Language of Parts', 'AA'],
  ['3.2.1', 'On Focus', 'A'],
  ['3.2.2', 'On Input', 'A'],
  ['3.2.3', 'Consistent Navigation', 'AA'],
  ['3.2.4', 'Consistent Identification', 'AA'],
  ['3.2.6', 'Consistent Help', 'A'],
  ['3.3.1', 'Error Identification', 'A'],
  ['3.3.2', 'Labels or Instructions', 'A'],
  ['3.3.3', 'Error Suggestion', 'AA'],
  ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA'],
  ['3.3.7', 'Redundant Entry', 'A'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA'],
  ['4.1.2', 'Name, Role, Value', 'A'],
  ['4.1.3', 'Status Messages', 'AA'],
].map(([id, name, level]) => ({ id, name, level }));

/** New in WCAG 2.2; EN 301 549 V3.2.1 is based on WCAG 2.1 and has no clause for them. */
const WITHOUT_CLAUSE = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** Conformance levels of VPAT by verdict. */
export const VERDICTS = {
  supports: 'Supports',
  partially: 'Partially Supports',
  'does not': 'Does Not Support',
  'not applicable': 'Not Applicable',
};

/**
 * Reads the claims and the tests that prove them.
 * @returns {{ about: Record<string, string>, screens: string[], methods: Record<string, string>,
 *   claims: { id: string, verdict: string, remarks: string, how: string[], short?: string,
 *   tests: { file: string, title: string }[] }[] }}
 */
export const readClaims = () => JSON.parse(readFileSync(CLAIMS, 'utf8'));

/** @returns {Promise<string>} Markdown */
export async function renderReport({ about, screens, methods, claims } = readClaims()) {
  const tested = [...new Set(claims.flatMap(({ tests }) => tests.map(({ file }) => file)))].toSorted();
  const short = claims.filter((claim) => claim.short);
  const text = [
    '# Accessibility Conformance Report',
    '<!-- Written by scripts/accessibility-report.mjs from docs/accessibility.json. -->',
    '_International Edition, in the form of VPAT® Version 2.5._',
    ...Object.entries(about).map(([name, value]) => `**${name}:** ${value}\n`),
    '## Evaluation Methods Used',
    ...Object.entries(methods).map(([name, what]) => `- **${name}:** ${what}`),
    '\n## Screens',
    ...screens.map((screen) => `- ${screen}`),
    '\n## Known issues',
    ...(short.length > 0
      ? short.map((claim) => `- **${claim.id} ${nameOf(claim.id)}:** ${claim.short}`)
      : ['None.']),
    '\n## Applicable Standards',
    '| Standard | Included |',
    '| - | - |',
    '| [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/) | Level A (yes), Level AA (yes), Level AAA (no) |',
    '| [EN 301 549 V3.2.1](https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf), clause 9 (Web) | yes |',
    '\n## Terms',
    '- **Supports:** The functionality of the product has at least one method that meets the criterion without known defects.',
    '- **Partially Supports:** Some functionality of the product does not meet the criterion.',
    '- **Does Not Support:** The majority of product functionality does not meet the criterion.',
    '- **Not Applicable:** The criterion is not relevant to the product.',
    ...['A', 'AA'].flatMap((level, index) => [
      `\n## Table ${index + 1}: Success Criteria, Level ${level}`,
      '| Criteria | EN 301 549 | Conformance Level | Remarks and Explanations | Evaluated by |',
      '| - | - | - | - | - |',
      ...CRITERIA.filter((criterion) => criterion.level === level).map((criterion) => row(criterion, claims)),
    ]),
    '\n## Tests',
    'These tests run with every change. A claim whose test fails or is missing fails the test suite.',
    ...tested.flatMap((file) => [
      `\n### ${file}`,
      ...[...titlesIn(file, claims)].map(([title, ids]) => `- “${title}” (${ids.join(', ')})`),
    ]),
  ].join('\n');
  return formatText(PAGE, text);
}

const nameOf = (id) => CRITERIA.find((criterion) => criterion.id === id)?.name ?? '';

function row({ id, name }, claims) {
  const claim = claims.find((each) => each.id === id);
  if (!claim) throw new Error(`docs/accessibility.json has no claim for ${id} ${name}.`);
  const cells = [
    `**${id} ${name}**`,
    WITHOUT_CLAUSE.includes(id) ? '–' : `9.${id}`,
    VERDICTS[claim.verdict],
    [claim.remarks, claim.short].filter(Boolean).join(' '),
    claim.how.join(', ') || '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Returns the criteria that the tests of a file prove, by test title. */
function titlesIn(file, claims) {
  const titles = new Map();
  for (const { id, tests } of claims)
    for (const test of tests.filter((each) => each.file === file))
      titles.set(test.title, [...(titles.get(test.title) ?? []), id]);
  return titles;
}

if (isMain(import.meta.url)) {
  const report = await renderReport();
  if (process.argv.includes('--write')) writeFileSync(PAGE, report);
  else process.stdout.write(report);
}
