/** Type tests for the packages that typed extensions may import. Compiled with the rest of the code. */
import { Chart } from '@admin/charts';
import {
  call,
  defineStore,
  getRegistry,
  takeLatest,
  put,
  request as run,
  select,
  dedupe,
  useDispatch,
  useRegistry,
  useSelect,
  type Saga,
} from '@admin/data';
import {
  addFilter,
  Fill,
  registerExtension,
  registerPlugin,
  removeFilter,
  Slot,
  unregisterPlugin,
} from '@admin/extensions';
import { DynamicForm, FORM_ERROR, SaveForm, useDraftValue, useFormField } from '@admin/forms';
import { ApiError, isRecord, request, toList } from '@admin/http';
import { getHistory, getNewPath, Link, navigateTo, useLocation, useQuery } from '@admin/navigation';
import { DataTable, getHiddenColumns } from '@admin/table';
import {
  announce,
  Badge,
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  Icon,
  InlineNotice,
  Menu,
  Modal,
  Pill,
  Placeholder,
  PlaceholderCard,
  ProgressBar,
  Select,
  Spinner,
  Stepper,
  Switch,
  TextArea,
  TextField,
  useSteps,
  VisuallyHidden,
} from '@admin/ui';
import { ConnectStep, PluginInstaller } from '@admin/wizard';
import type { PendingExtension } from '../extensions/pending-extension';

const nothing = () => {};

({ id: 'acme', needs: ['react'], run: (packages) => void packages['react'] }) satisfies PendingExtension;
// @ts-expect-error -- what it needs is a list
({ id: 'acme', needs: 'react', run: nothing }) satisfies PendingExtension;

interface State {
  names: readonly string[];
}

const fetchNames = (signal: AbortSignal, page: number): Promise<string[]> =>
  request('/acme/v1/names', {
    query: { page: String(page) },
    signal,
    parse: (body) => toList(body).map(String),
  });

const store = defineStore({
  name: 'acmeTypes',
  reducer: (state: State = { names: [] }): State => state,
  selectors: (state: State) => ({ getNames: (page: number): readonly string[] => state.names.slice(page) }),
  actions: {
    rename: takeLatest(function* rename(name: string): Saga<number> {
      const names = yield* run(fetchNames, 1);
      yield* call(async (text: string) => text, name);
      yield* put({ type: 'acme/renamed' });
      const registry = yield* getRegistry();
      registry.select(store).getNames(1) satisfies readonly string[];
      return names.length + (yield* select((state: State) => state.names.length));
    }),
  },
  resolvers: {
    getNames: dedupe(function* getNames(page: number): Saga {
      yield* run(fetchNames, page);
    }),
  },
});

// @ts-expect-error -- a call of the server needs its page
run(fetchNames);

export function Data() {
  const { names, status, failure } = useSelect((select, resolution) => ({
    names: select(store).getNames(1),
    ...resolution(store).getNames(1),
  }));
  const { rename } = useDispatch(store);
  void (rename('Ada') satisfies Promise<number>);
  // @ts-expect-error -- a name is a text
  void rename(7);
  // @ts-expect-error -- there is no such selector
  useSelect((select) => select(store).getName());
  useRegistry().select(store).getNames(2) satisfies readonly string[];
  failure?.message satisfies string | undefined;
  // @ts-expect-error -- reading ends in one of few ways
  status satisfies 'done';
  return names.join();
}

export function Http(error: unknown, body: unknown) {
  if (error instanceof ApiError) error.message satisfies string;
  if (isRecord(body)) body['name'] satisfies unknown;
  // @ts-expect-error -- what comes is checked where it enters
  void request('/acme/v1/names', {});
}

export function Navigation() {
  useQuery()['page'] satisfies string | undefined;
  useLocation().pathname satisfies string;
  getHistory().push(getNewPath({ acme: 1, gone: undefined }, '/acme'));
  navigateTo({ url: '/' });
  // @ts-expect-error -- it wants an object with the address
  navigateTo('/');
  // @ts-expect-error -- a link is of one of three types
  return <Link href="/" type="popup" />;
}

export function Extensions() {
  addFilter('acme_text', 'acme/text', (text: string) => `${text}!`);
  removeFilter('acme_text', 'acme/text');
  registerPlugin('acme', { render: () => null, scope: 'woocommerce-admin' });
  unregisterPlugin('acme');
  registerExtension({ id: 'acme', title: 'Acme' }) satisfies () => void;
  // @ts-expect-error -- a plugin draws something
  registerPlugin('acme', { scope: 'woocommerce-admin' });
  return (
    <>
      <Fill name="acme">{({ query }) => String(query)}</Fill>
      <Slot name="acme" fillProps={{ query: {} }} />
      {/* @ts-expect-error -- a slot has a name */}
      <Slot />
    </>
  );
}

export function Metrics() {
  const column = { key: 'name', label: 'Name', isNumeric: true };
  getHiddenColumns([column], undefined) satisfies readonly string[];
  return (
    <>
      <Chart
        label="Sold"
        type="bar"
        points={[{ key: 'a', label: 'A', title: 'A' }]}
        series={[{ key: 'sold', label: 'Sold', values: [1, null] }]}
        format={String}
      />
      {/* @ts-expect-error -- a chart is of lines or bars */}
      <Chart label="Sold" type="pie" points={[]} series={[]} format={String} />
      <DataTable title="Names" columns={[column]} rows={[[{ display: 'A', value: 1 }]]} status="ready" />
      {/* @ts-expect-error -- a cell has a value for a file */}
      <DataTable title="Names" columns={[column]} rows={[[{ display: 'A' }]]} status="ready" />
    </>
  );
}

export function Parts() {
  const steps = [{ key: 'one', label: 'One', content: <p>First</p> }];
  useSteps satisfies (...args: never[]) => unknown;
  announce('Saved');
  return (
    <Card title="Acme" footer={<Button variant="primary">Save</Button>}>
      <TextField label="Name" value="" onChange={(name) => name.trim()} required />
      <TextArea label="About" value="" onChange={(text) => text.trim()} />
      <Select
        label="Size"
        value="s"
        options={[{ value: 's', label: 'Small' }]}
        onChange={(size) => size.trim()}
      />
      <Checkbox label="New" checked onChange={(isOn) => isOn satisfies boolean} />
      <Switch label="Open" checked={false} onChange={(isOn) => isOn satisfies boolean} />
      <Stepper steps={steps} currentStep="one" onStepSelect={(key) => key.trim()} />
      <Menu label="More" items={[{ label: 'Edit', onSelect: nothing }]} />
      <InlineNotice status="info">Acme</InlineNotice>
      <ErrorState title="It failed" message="Try again." onRetry={nothing} />
      <EmptyState title="Nothing yet" />
      <ProgressBar label="Progress" value={1} max={2} />
      <Badge count={2} label="2 messages" />
      <Pill>New</Pill>
      <Icon name="megaphone" />
      <Spinner />
      <Placeholder />
      <PlaceholderCard rows={2} />
      <VisuallyHidden>Unseen</VisuallyHidden>
      <Modal title="Sure?" onClose={nothing}>
        Acme
      </Modal>
      {/* @ts-expect-error -- a field has a label */}
      <TextField value="" onChange={nothing} />
      {/* @ts-expect-error -- buttons are of few kinds */}
      <Button variant="huge">Save</Button>
      {/* @ts-expect-error -- a dialog can be closed */}
      <Modal title="Sure?">Acme</Modal>
      {/* @ts-expect-error -- an icon of ours */}
      <Icon name="acme" />
    </Card>
  );
}

export function Forms() {
  const isText = (kept: unknown): kept is string => typeof kept === 'string';
  const draft = useDraftValue('acme', '', isText);
  draft.value satisfies string;
  useFormField('city').value satisfies string;
  useFormField<boolean>('isOpen').onChange(true);
  const explain = (error: unknown) => ({ [FORM_ERROR]: String(error) });
  return (
    <>
      <SaveForm
        initialValues={{ city: 'Kiel' }}
        save={async ({ city }) => city.trim()}
        explain={explain}
        onSaved={nothing}
        submitLabel="Save"
      >
        Acme
      </SaveForm>
      <DynamicForm
        fields={[{ id: 'key', label: 'Key', type: 'text', value: '', default: '' }]}
        save={async (values) => values['key']}
        explain={explain}
        onSaved={nothing}
        submitLabel="Save"
      />
      {/* @ts-expect-error -- a form says what went wrong */}
      <SaveForm initialValues={{}} save={async () => {}} onSaved={nothing} submitLabel="Save" />
    </>
  );
}

export const wizard = (
  <>
    <PluginInstaller slugs={['acme']} names={{ acme: 'Acme' }} onReady={nothing} />
    <ConnectStep redirectUrl="/" onRetry={nothing} />
    {/* @ts-expect-error -- slugs are a list */}
    <PluginInstaller slugs="acme" onReady={nothing} />
    {/* @ts-expect-error -- the owner comes back somewhere */}
    <ConnectStep />
  </>
);
