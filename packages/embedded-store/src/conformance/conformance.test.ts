import { findRoute } from '../rest/router';
import { METHODS } from '../rest/route';
import { router } from '../routes';
import { RECORDED_FEATURES } from '../testing/recorded-features';
import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import { compareBodies } from './compare';
import { DEVIATIONS } from './deviations';
import { hasRecordings, readRecordings } from './recordings';
import type { Recording } from './recordings';
import { replay } from './replay';
import type { Replayed } from './replay';
import { SCENES } from './scenes';

const COUNTED = ['X-WP-Total', 'X-WP-TotalPages'];

if (hasRecordings) {
  const recorded = [...readRecordings()];
  const answered = recorded.map(([file, all]) => [file, all.filter(isImplemented)] as const);
  describe.each(answered.filter(([, recordings]) => recordings.length > 0))('%s', (file, recordings) => {
    let store: TestStore;
    beforeAll(async () => (store = await openTestStore({ features: RECORDED_FEATURES, isFirstRun: true })));
    afterAll(() => store.close());

    test.each(recordings.map((recording, index) => [`${index} ${recording.name}`, recording] as const))(
      '%s',
      async (_name, recording) => {
        store = await setScene(store, recording);

        const actual = await replay(store, recording);

        const accepted = DEVIATIONS.find((each) => each.file === file && each.name === recording.name);
        const differences = accepted?.status
          ? compareStatus(accepted.status, actual)
          : compare(recording, actual);
        expect(differences).toEqual(accepted?.differences ?? []);
        expect(store.reported).toEqual([]);
      },
    );
  });

  test('every recorded call has a response', () => {
    const missing = recorded.flatMap(([, all]) => all.filter((recording) => !isImplemented(recording)));

    expect(missing.map(({ request }) => `${request.method} ${request.path}`)).toEqual([]);
  });

  test('every accepted difference belongs to a recording', () => {
    const names = recorded.flatMap(([file, all]) => all.map(({ name }) => `${file}: ${name}`));

    const left = DEVIATIONS.map(({ file, name }) => `${file}: ${name}`).filter(
      (each) => !names.includes(each),
    );
    expect(left).toEqual([]);
  });
} else {
  test('skips the recordings if they are not next to this project; the store still returns its lists', async () => {
    const store = await openTestStore({ features: RECORDED_FEATURES });

    const { status, body } = await store.as('administrator').call('/wc-admin/onboarding/tasks?_fields=id');
    await store.close();

    expect(status).toBe(200);
    expect(body).toEqual(
      ['setup', 'extended', 'setup_two_column', 'extended_two_column', 'secret_tasklist'].map((id) => ({
        id,
      })),
    );
  });
}

function isImplemented({ request, response }: Recording): boolean {
  if (request.path.startsWith('(site)')) return true;
  const isNoRoute = JSON.stringify(response.body).includes('rest_no_route');
  const match = router.match(request.path);
  const override = request.headers?.['X-HTTP-Method-Override'] ?? request.query?.['_method'];
  const method = METHODS.find((name) => name === (override ?? request.method));
  return (
    isNoRoute ||
    (match !== undefined && method !== undefined && findRoute(match.endpoint, method) !== undefined)
  );
}

async function setScene(store: TestStore, recording: Recording): Promise<TestStore> {
  const scene = SCENES.find(({ file, name }) => file === recording.file && name === recording.name);
  if (!scene) return store;
  if (!scene.isFresh) {
    scene.prepare?.(store);
    return store;
  }
  await store.close();
  const fresh = await openTestStore({ features: RECORDED_FEATURES, isFirstRun: true });
  scene.prepare?.(fresh);
  return fresh;
}

function compare({ response, trimmed = false }: Recording, actual: Replayed): string[] {
  const isError = response.status >= 400;
  return [
    ...compareStatus(response.status, actual),
    ...compareHeaders(response.headers, actual.headers),
    ...compareBodies(response.body, actual.body, { isPartial: trimmed, isError }),
  ];
}

function compareStatus(expected: number, { status }: Replayed): string[] {
  return status === expected ? [] : [`status is ${status}, not ${expected}`];
}

function compareHeaders(recorded: Readonly<Record<string, string>>, actual: Headers): string[] {
  const counted = COUNTED.filter((name) => name in recorded !== actual.has(name));
  const isNonceRight = 'X-WP-Nonce' in recorded === /^[0-9a-f]{10}$/.test(actual.get('X-WP-Nonce') ?? '');
  const [allowed, expected] = [actual.get('Allow') ?? 'nothing', recorded['Allow'] ?? 'nothing'];
  return [
    ...counted.map((name) => `${name} is ${actual.get(name) ?? 'missing'}`),
    ...(isNonceRight ? [] : ['X-WP-Nonce is wrong']),
    ...(allowed === expected ? [] : [`Allow is ${allowed}, not ${expected}`]),
  ];
}
