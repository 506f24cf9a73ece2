import fc from 'fast-check';
import { createRegistry, type Registry } from '@admin/data';
import { propertyRuns, server } from '@admin/testing';
import { isSameValue, productStore, toChoiceKey } from './index';
import { buildProduct } from './testing';

beforeEach(() => window.localStorage.clear());

/** Members whose values are any short text, and one with a composite value. */
const MEMBERS = ['name', 'sku', 'weight', 'purchase_note'] as const;
const VARIATIONS = [101, 102, 103] as const;

type Command =
  | { kind: 'edit'; member: (typeof MEMBERS)[number]; value: string }
  | { kind: 'bulk'; ids: readonly number[]; value: string }
  | { kind: 'elsewhere'; member: (typeof MEMBERS)[number]; value: string }
  | { kind: 'variation elsewhere'; id: (typeof VARIATIONS)[number]; value: string }
  | { kind: 'undo' | 'redo' | 'discard' | 'reload' }
  | { kind: 'save'; fault: Fault; during?: string | undefined; cancel: boolean; choice: 'mine' | 'theirs' };

/** The result of a write: executed, rejected, or lost before or after execution. */
type Fault = 'none' | 'refused' | 'lost-before' | 'lost-after';

const text = fc.constantFrom('', 'a', 'b', 'c');
const member = fc.constantFrom(...MEMBERS);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), member, value: text }) },
  fc.record({
    kind: fc.constant('bulk' as const),
    ids: fc.uniqueArray(fc.constantFrom(...VARIATIONS), { minLength: 1 }),
    value: text,
  }),
  fc.record({ kind: fc.constant('elsewhere' as const), member, value: text }),
  fc.record({
    kind: fc.constant('variation elsewhere' as const),
    id: fc.constantFrom(...VARIATIONS),
    value: text,
  }),
  fc.record({
    kind: fc.constantFrom('undo' as const, 'redo' as const, 'discard' as const, 'reload' as const),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      fault: fc.constantFrom<Fault>('none', 'none', 'refused', 'lost-before', 'lost-after'),
      during: fc.option(text, { nil: undefined }),
      cancel: fc.boolean(),
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
);

/** A server with one product and its variations that can fail on request. */
class Server {
  record: Record<string, unknown> = {};
  readonly variations = new Map<number, { id: number; sku: string }>();
  /** Values of each variation that the browser has read or written. Returning to one of them is not a change. */
  readonly #known = new Map<number, Set<string>>();
  /** Variations that were changed elsewhere and not read here since. */
  readonly unseen = new Set<number>();
  /** Changed variations that were overwritten anyway. */
  readonly overwritten: number[] = [];
  fault: Fault = 'none';
  /** Called when a write arrives. */
  onWrite = () => {};

  reset(): void {
    this.record = buildProduct({ weight: '', purchase_note: '' });
    for (const id of VARIATIONS) {
      this.variations.set(id, { id, sku: '' });
      this.look(id);
    }
    this.overwritten.length = 0;
  }

  /** Reads a variation's value, which then counts as known. */
  look(id: number): string {
    const sku = this.variations.get(id)?.sku ?? '';
    this.#known.set(id, new Set([sku]));
    this.unseen.delete(id);
    return sku;
  }

  /** Changes a variation elsewhere. */
  changeElsewhere(id: number, sku: string): void {
    this.variations.set(id, { id, sku });
    if (this.#known.get(id)?.has(sku)) this.unseen.delete(id);
    else this.unseen.add(id);
  }

  listen(): void {
    const scope = server().persist();
    scope
      .get(/\/wc\/v3\/products\/12\?/)
      .optionally()
      .reply(() => [200, this.record as object]);
    scope
      .post(/\/wc\/v3\/products\/12\?/)
      .optionally()
      .reply((_uri, body) =>
        this.#write(
          () => Object.assign(this.record, body),
          () => this.record,
        ),
      );
    scope
      .get(/\/products\/12\/variations\?/)
      .optionally()
      .reply(() => [200, [...this.variations.values()]]);
    scope
      .post(/\/variations\/batch\?/)
      .optionally()
      .reply((_uri, body) => {
        const { update } = body as { update: { id: number; sku: string }[] };
        return this.#write(
          () =>
            update.forEach((item) => {
              const isNews = this.unseen.delete(item.id) && this.variations.get(item.id)?.sku !== item.sku;
              if (isNews) this.overwritten.push(item.id);
              this.variations.set(item.id, { ...item });
              this.#known.get(item.id)?.add(item.sku);
            }),
          () => ({ update }),
        );
      });
  }

  #write(take: () => void, answer: () => object): [number, object | string] {
    this.onWrite();
    if (this.fault === 'refused') return [403, { code: 'nope', message: 'No.', data: { status: 403 } }];
    if (this.fault !== 'lost-before') take();
    return this.fault === 'none' ? [200, answer()] : [502, 'Bad gateway'];
  }
}

async function open(): Promise<Registry> {
  const registry = createRegistry();
  registry.register(productStore);
  await registry.resolveSelect(productStore).getRecord('12');
  return registry;
}

async function perform(step: Command, host: Server, registry: Registry): Promise<Registry> {
  const { edit, editVariations, undo, redo, discard, save, resolveConflict } =
    registry.dispatch(productStore);
  const { getConflict } = registry.select(productStore);
  switch (step.kind) {
    case 'edit':
      void edit('12', { [step.member]: step.value }, { label: step.member });
      return registry;
    case 'bulk': {
      const each = (sku: (id: number) => string) =>
        Object.fromEntries(step.ids.map((id) => [id, { sku: sku(id) }]));
      const saved = each((id) => host.look(id));
      void editVariations(
        '12',
        each(() => step.value),
        { label: 'SKU', saved },
      );
      return registry;
    }
    case 'elsewhere':
      host.record = { ...host.record, [step.member]: step.value };
      return registry;
    case 'variation elsewhere':
      host.changeElsewhere(step.id, step.value);
      return registry;
    case 'undo':
      void undo('12');
      return registry;
    case 'redo':
      void redo('12');
      return registry;
    case 'discard':
      void discard('12');
      return registry;
    case 'reload':
      return open();
    case 'save': {
      host.fault = step.fault;
      const operation = save('12');
      host.onWrite = () => {
        host.onWrite = () => {};
        const value = step.during;
        if (value !== undefined) void edit('12', { name: value }, { label: 'name' });
        if (step.cancel) operation.cancel();
      };
      await operation.catch(() => undefined);
      host.onWrite = () => {};
      host.fault = 'none';
      const { members = [], variations = [] } = getConflict('12') ?? {};
      const keys = [
        ...members.map((one) => one.member),
        ...variations.flatMap(({ id, members: all }) => all.map((one) => toChoiceKey(id, one.member))),
      ];
      if (keys.length > 0) {
        variations.forEach(({ id }) => host.look(id));
        void resolveConflict('12', Object.fromEntries(keys.map((key) => [key, step.choice])));
      }
      return registry;
    }
  }
}

type Shown = ReturnType<typeof shownIn>;

/** The values of all fields. */
const shownIn = (registry: Registry) => {
  const { getRecord, getVariationEdits } = registry.select(productStore);
  const record = getRecord('12');
  return {
    members: Object.fromEntries(MEMBERS.map((name) => [name, record?.[name]])),
    variations: getVariationEdits('12'),
  };
};

/** Violated invariants after a step. */
function faultsOf(step: Command, before: Shown, host: Server, registry: Registry): string[] {
  const { getSaved, isChanged, getSaving, getConflict, getChangedMembers } = registry.select(productStore);
  const after = shownIn(registry);
  const faults: string[] = [];
  if (getSaving('12').status === 'saving') faults.push('a save has no end');
  faults.push(...host.overwritten.map((id) => `${id} is overwritten unseen`));
  const isUntouched =
    step.kind === 'reload' ||
    (step.kind === 'save' && step.fault !== 'none' && step.choice === 'mine' && step.during === undefined);
  // After a failed or canceled save, and after a reload, the typed values are still shown.
  if (isUntouched) {
    const lost = getChangedMembers('12').filter((name) => after.members[name] !== before.members[name]);
    faults.push(...lost.map((name) => `${name} is lost`));
  }
  if (step.kind === 'reload' && !isSameValue(after.variations, before.variations))
    faults.push('variations are lost');
  const isFaithful = step.kind === 'save' && step.fault === 'none' && !step.cancel;
  if (isFaithful && step.during === undefined && !getConflict('12') && !isChanged('12')) {
    // Values that are shown as saved must be on the server.
    const claims = MEMBERS.filter(
      (name) => after.members[name] !== host.record[name] || getSaved('12')?.[name] !== host.record[name],
    );
    faults.push(...claims.map((name) => `${name} is called saved`));
  }
  return faults;
}

test('loses no typed value and reports nothing as saved that the server does not have', async () => {
  const host = new Server();
  host.listen();
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 14 }), async (commands) => {
      window.localStorage.clear();
      host.reset();
      let registry = await open();
      for (const step of commands) {
        const before = shownIn(registry);
        // oxlint-disable-next-line no-await-in-loop -- must run in sequence
        registry = await perform(step, host, registry);
        expect(faultsOf(step, before, host, registry)).toEqual([]);
      }
      // A save without faults, repeated while there are conflicts, must save everything.
      const wanted = shownIn(registry);
      const keepMine: Command = { kind: 'save', fault: 'none', cancel: false, choice: 'mine' };
      for (let tries = 0; tries < 3 && registry.select(productStore).isChanged('12'); tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each attempt depends on the previous one
        registry = await perform(keepMine, host, registry);
      }
      expect(registry.select(productStore).isChanged('12')).toBe(false);
      for (const [id, edits] of Object.entries(wanted.variations)) {
        expect(host.variations.get(Number(id))).toMatchObject(edits);
      }
    }),
    { numRuns: propertyRuns(25) },
  );
}, 300_000);
