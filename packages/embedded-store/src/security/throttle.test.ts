import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import { attempt } from './throttle';

let store: TestStore;
beforeEach(async () => void (store = await openTestStore()));
afterEach(() => store.close());

/** A check of a wrong password that finishes when the test ends it. */
function aLook() {
  let end = () => {};
  const ended = new Promise<boolean>((resolve) => (end = () => resolve(false)));
  return { ended, end };
}

const wrong = () => Promise.resolve(false);
const right = () => Promise.resolve(true);
const attemptAt = (address: string, account: string, isRight = wrong) =>
  attempt(store.context, { address, account }, isRight);

test('one address may try several usernames, but is limited in total', async () => {
  const answers = [];
  for (let count = 0; count < 500; count += 1) answers.push(await attemptAt('192.0.2.1', `name${count}`));

  expect(answers.filter((answer) => answer === false)).toHaveLength(20);
  expect(await attemptAt('192.0.2.1', 'owner', right)).toBe(1);
  expect(await attemptAt('192.0.2.2', 'owner', right)).toBe(true);
  store.advance(1000);
  expect(await attemptAt('192.0.2.1', 'owner', right)).toBe(true);
});

test.each([
  ['2001:db8::1', '2001:db8::ffff', '2001:db8:0:1::1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'],
])('%s counts as %s and not as %s', async (address, same, other) => {
  for (let count = 0; count < 5; count += 1) await attemptAt(address, 'owner');

  expect(await attemptAt(same, 'owner', right)).toBe(30);
  expect(await attemptAt(other, 'owner', right)).toBe(true);
});

test("limits concurrent password checks, and one address can't block the others", async () => {
  const looks: ReturnType<typeof aLook>[] = [];
  const look = () => {
    const made = aLook();
    looks.push(made);
    return made.ended;
  };
  const flood = Array.from({ length: 500 }, (_, count) => attemptAt('192.0.2.1', `name${count}`, look));
  const second = attemptAt('192.0.2.2', 'other', look);
  const third = attemptAt('192.0.2.3', 'owner', right);
  await Promise.resolve();

  const refused = await Promise.all(flood.slice(51));
  expect(looks).toHaveLength(2);
  expect(refused).toEqual(refused.map(() => 5));
  looks[0]?.end();
  expect(await third).toBe(true);

  looks[1]?.end();
  expect(await second).toBe(false);
  for (let count = 2; count <= 20; count += 1) {
    looks.at(-1)?.end();
    await flood[count - 1];
  }
  expect((await Promise.all(flood)).filter((answer) => answer === false)).toHaveLength(20);
});

test('a temporarily wrong clock locks no one out', async () => {
  store.advance(200 * 365 * 24 * 60 * 60 * 1000);
  for (let count = 0; count < 6; count += 1) await attemptAt('192.0.2.1', 'owner');
  store.advance(-200 * 365 * 24 * 60 * 60 * 1000);

  expect(await attemptAt('192.0.2.1', 'owner', right)).toBe(true);
});
