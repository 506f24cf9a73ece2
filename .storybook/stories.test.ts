import * as calendar from '@admin/calendar';
import * as charts from '@admin/charts';
import * as filters from '@admin/filters';
import * as richText from '@admin/rich-text';
import * as table from '@admin/table';
import * as ui from '@admin/ui';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// A module that Jest cannot read; what it records plays no part here.
jest.mock('storybook/test', () => ({ fn: () => () => undefined }));

interface StoryFile {
  default: { component: unknown; subcomponents?: Record<string, unknown> };
}

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context');

test.each([
  ['calendar', calendar],
  ['charts', charts],
  ['filters', filters],
  ['rich-text', richText],
  ['table', table],
  ['ui', ui],
])('every component of %s has a story', async (_name, offered) => {
  const shown = await readShownComponents();
  const missing = Object.entries(offered).filter(([name, value]) => isComponent(name) && !shown.has(value));
  expect(missing.map(([name]) => name)).toEqual([]);
});

async function readShownComponents(): Promise<Set<unknown>> {
  const packages = join(__dirname, '../packages');
  const folders = readdirSync(packages).map((name) => join(packages, name, 'src'));
  const paths = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    );
  const files = await Promise.all(
    paths.filter((path) => path.endsWith('.stories.tsx')).map((path) => import(path) as Promise<StoryFile>),
  );
  return new Set(
    files.flatMap(({ default: { component, subcomponents = {} } }) => [
      component,
      ...Object.values(subcomponents),
    ]),
  );
}
