import { buildProduct } from '../../testing/records';
import { buildDownload, findUrlProblem, reorder, validateDownloads } from './download-list';

test.each([
  ['https://files.example/plan.pdf', true],
  ['http://files.example/a b.pdf', true],
  ['/var/files/plan.pdf', true],
  ['[s3_file path="plan.pdf"]', true],
  ['', false],
  ['  ', false],
  ['plan.pdf', false],
  ['//files.example/plan.pdf', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['ftp://files.example/plan.pdf', false],
])('URL %j is valid: %s', (file, isRight) => {
  expect(findUrlProblem(file) === undefined).toBe(isRight);
});

const text = (typed: string) => typed as unknown as number;

test.each([
  ['a complete file', { downloads: [buildDownload('Plan', 'https://files.example/plan.pdf')] }, []],
  ['no files', { downloads: [] }, []],
  ['a file without a URL', { downloads: [buildDownload('Plan')] }, ['downloads']],
  ['a download limit that is not a number', { download_limit: text('many') }, ['download_limit']],
  ['a negative limit', { download_limit: -2 }, ['download_limit']],
  ['an expiry of half a day', { download_expiry: 0.5 }, ['download_expiry']],
  ['no limits', { download_limit: -1, download_expiry: -1 }, []],
  [
    'files of a product that is not downloadable',
    { downloadable: false, downloads: [buildDownload('Plan')] },
    [],
  ],
])('validates %s', (_what, product, members) => {
  expect(Object.keys(validateDownloads(buildProduct({ downloadable: true, ...product })))).toEqual(members);
});

test('creates unique file ids, and reorders without losing files', () => {
  const [one, two, three] = [buildDownload('1'), buildDownload('2'), buildDownload('3')];

  expect(one?.id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(reorder([two.id, one.id])([one, two, three])).toEqual([two, one, three]);
});
