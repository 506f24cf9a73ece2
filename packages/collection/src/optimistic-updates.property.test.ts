import { createSlice } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { call, createRegistry, defineStore, type Registry } from '@admin/data';
import { propertyRuns } from '@admin/testing';
import { createOptimisticUpdates, type OptimisticState } from './optimistic-updates';

interface Edit {
  field: string;
  value: number;
}

interface State extends OptimisticState<Edit> {
  saved: Record<string, number>;
}

type Send = (edit: Edit) => Promise<number>;

const edits = createOptimisticUpdates<State, Edit, number>({
  name: 'sheet',
  getKeys: ({ field }) => [field],
  merge: (state, confirmed, { field }) => ({ ...state, saved: { ...state.saved, [field]: confirmed } }),
});

const initialState: State = { saved: {}, ...edits.initialState };
const slice = createSlice({ name: 'sheet', initialState, reducers: {} });

const sheet = defineStore({
  name: 'sheet',
  reducer: edits.withOptimisticUpdates(slice.reducer),
  selectors: (state: State) => ({
    getSaved: () => state.saved,
    getShown: (field: string) =>
      state.pending.findLast((edit) => edit.field === field)?.value ?? state.saved[field],
    isSaving: () => state.pending.length > 0,
  }),
  actions: {
    set: (edit: Edit, send: Send) => edits.save(edit, () => call(send, edit)),
    read: (read: () => Promise<number>, key?: string) => edits.readFresh(() => call(read), key),
  },
});

/** A request whose response is controlled by the test. */
function aRequest<T>() {
  let answer!: (value: T) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

function open(): Registry {
  const registry = createRegistry();
  registry.register(sheet);
  return registry;
}

const anEdit = fc.record({
  field: fc.constantFrom('a', 'b', 'c'),
  value: fc.integer({ min: 0, max: 9 }),
  isAccepted: fc.boolean(),
});

test("applies edits at once, saves them in order per key and ends in the server's state", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anEdit, { maxLength: 30 }),
      fc.infiniteStream(fc.nat()),
      async (script, picks) => {
        const registry = open();
        const { set } = registry.dispatch(sheet);
        const { getShown, getSaved, isSaving } = registry.select(sheet);
        const underway: { edit: Edit; isAccepted: boolean; request: ReturnType<typeof aRequest<number>> }[] =
          [];
        const server: Record<string, number> = {};
        const sent: Edit[] = [];

        const saves = script.map(({ isAccepted, ...edit }) => {
          const saving = set(edit, (given) => {
            const request = aRequest<number>();
            sent.push(given);
            underway.push({ edit, isAccepted, request });
            return request.promise;
          });
          expect(getShown(edit.field)).toBe(edit.value);
          return saving;
        });
        const results = Promise.allSettled(saves);
        while (isSaving()) {
          expect(new Set(underway.map(({ edit }) => edit.field)).size).toBe(underway.length);
          const [next] = underway.splice((picks.next().value as number) % Math.max(underway.length, 1), 1);
          if (!next) throw new Error('Nothing is on its way, and something is still being saved.');
          const { edit, isAccepted, request } = next;
          if (isAccepted) request.answer((server[edit.field] = edit.value));
          else request.fail(new Error('refused'));
          await request.promise.catch(() => undefined);
          await new Promise(setImmediate);
        }

        expect((await results).map(({ status }) => status === 'fulfilled')).toEqual(
          script.map(({ isAccepted }) => isAccepted),
        );
        for (const field of ['a', 'b', 'c'])
          expect(sent.filter((edit) => edit.field === field).map(({ value }) => value)).toEqual(
            script.filter((edit) => edit.field === field).map(({ value }) => value),
          );
        expect(getSaved()).toEqual(server);
        registry.unregister(sheet);
      },
    ),
    { numRuns: propertyRuns(25) },
  );
});

test('repeats a read only if its own key was saved meanwhile', async () => {
  const registry = open();
  const { read, set } = registry.dispatch(sheet);
  const requests = [aRequest<number>(), aRequest<number>(), aRequest<number>()];
  let asked = 0;
  const ask = () => (requests[asked++] as (typeof requests)[number]).promise;

  const reading = read(ask, 'a');
  await set({ field: 'b', value: 1 }, () => Promise.resolve(1));
  requests[0]?.answer(10);
  expect(await reading).toBe(10);

  const again = read(ask, 'a');
  await set({ field: 'a', value: 1 }, () => Promise.resolve(1));
  requests[1]?.answer(11);
  requests[2]?.answer(12);
  expect(await again).toBe(12);
  expect(asked).toBe(3);
});
