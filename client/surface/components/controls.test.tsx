import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import moment from 'moment';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { aHost, api } from '@admin/test-kit';
import { createNamespaces, offerGlobals } from '../index';

beforeAll(() => offerGlobals(window, { registry: createRegistry(), isAlone: true }));
beforeEach(() => setHost(aHost()));

const { components: c } = createNamespaces();
const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });

describe('a range of days', () => {
  type Props = ComponentProps<typeof c.DateRange>;
  type Change = Parameters<Props['onUpdate']>[0];

  /** An extension that keeps what it is told, as all of them do. */
  function open(props: Partial<Props> = {}) {
    const told = jest.fn<void, [Change]>();
    function Acme() {
      const [range, setRange] = useState<Change>({
        after: moment('2026-11-02'),
        before: moment('2026-11-10'),
      });
      const update = (change: Change) => {
        told(change);
        setRange((before) => ({ ...before, ...change }));
      };
      return <c.DateRange shortDateFormat="DD.MM.YYYY" {...range} {...props} onUpdate={update} />;
    }
    // By its label alone: roles of all days would be looked up again and again.
    const day = (date: string) => screen.findByLabelText(new RegExp(`, ${date}`));
    return { ...show(<Acme />), told, day };
  }

  beforeEach(() => {
    // Only the clock: moments and chunks go on.
    jest.useFakeTimers({
      now: new Date('2026-11-20T12:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
    });
  });

  afterEach(() => jest.useRealTimers());

  test('is chosen by two presses and told as moments and as texts', async () => {
    const { user, told, day } = open();
    expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveValue('02.11.2026');

    await user.click(await day('04.11.2026'));
    await user.click(await day('12.11.2026'));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('12.11.2026'));
    const [first, last] = told.mock.calls.map(([change]) => change);
    expect(first).toMatchObject({ afterText: '04.11.2026', afterError: null, before: null });
    expect(first?.after?.format('YYYY-MM-DD')).toBe('2026-11-04');
    expect(last?.before?.format('YYYY-MM-DD')).toBe('2026-11-12');
  });

  test('is typed, and told what is wrong with it', async () => {
    const { user, told } = open();
    const end = screen.getByRole('textbox', { name: 'End date' });

    await user.clear(end);
    await user.type(end, '01.11.2026');

    expect(await screen.findByText('End date must be after start date')).toBeVisible();
    expect(told).toHaveBeenLastCalledWith({
      before: null,
      beforeText: '01.11.2026',
      beforeError: 'End date must be after start date',
    });
  });

  test.each([
    ['future', '21', '20'],
    ['past', '19', '20'],
    [(day: moment.Moment) => day.date() === 9, '09', '08'],
  ] as const)('has no days which the extension closes (%s)', async (invalidDays, closed, free) => {
    const { day } = open({ invalidDays });

    expect(await day(`${closed}.11.2026`)).toBeDisabled();
    expect(await day(`${free}.11.2026`)).toBeEnabled();
  });
});

describe('children to be sorted', () => {
  const items = ['Mug', 'Cup', 'Pot'].map((name) => <p key={name}>{name}</p>);
  const names = () => screen.getAllByRole('listitem').map((line) => line.textContent);

  test('are moved by arrow keys, with the focus, and told as they were given', async () => {
    const told = jest.fn<void, [readonly { key: string | null }[]]>();
    const { user, rerender } = show(<c.Sortable onOrderChange={told}>{items}</c.Sortable>);

    screen.getByRole('button', { name: 'Move item 1 of 3' }).focus();
    await user.keyboard('{ArrowDown}');

    expect(names()).toEqual(['Cup', 'Mug', 'Pot']);
    expect(told.mock.calls[0]?.[0].map(({ key }) => key)).toEqual(['Cup', 'Mug', 'Pot']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move item 2 of 3' })).toHaveFocus());
    expect(screen.getByText('Moved to place 2 of 3')).toBeInTheDocument();

    rerender(<c.Sortable onOrderChange={told}>{items.toReversed()}</c.Sortable>);
    expect(names()).toEqual(['Pot', 'Cup', 'Mug']);
    rerender(<c.Sortable onOrderChange={told}>{items}</c.Sortable>);
    expect(names()).toEqual(['Mug', 'Cup', 'Pot']);
  });

  test('beside each other follow the direction of writing', async () => {
    document.documentElement.dir = 'rtl';
    const { user } = show(<c.Sortable isHorizontal>{items}</c.Sortable>);

    screen.getByRole('button', { name: 'Move item 1 of 3' }).focus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');

    expect(names()).toEqual(['Cup', 'Mug', 'Pot']);
    document.documentElement.dir = '';
  });

  test('are moved with a pointer', () => {
    const told = jest.fn();
    show(
      <c.Sortable isHorizontal onOrderChange={told}>
        {items}
      </c.Sortable>,
    );
    screen.getAllByRole('listitem').forEach((line, index) => {
      line.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 20);
    });

    // jsdom has no pointer events; the mouse has what is needed of them.
    const point = (type: string) => new MouseEvent(type, { bubbles: true, button: 0, clientX: 250 });
    fireEvent(screen.getByRole('button', { name: 'Move item 1 of 3' }), point('pointerdown'));
    fireEvent(window, point('pointermove'));
    fireEvent(window, point('pointerup'));

    expect(names()).toEqual(['Cup', 'Pot', 'Mug']);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('pictures', () => {
  const MEDIA = '/wp/v2/media';
  const aFile = (name: string, type = 'image/png') => new File([name], name, { type });
  const serveUpload = (id: number) => {
    api.get(MEDIA, ({ slug }) => slug !== undefined).reply(200, []);
    api.post(MEDIA, () => true).reply(201, { id, source_url: `https://store.example/${id}.png` });
  };

  test('are brought into the library, and what cannot be is told', async () => {
    serveUpload(7);
    const [onUpload, onError] = [jest.fn(), jest.fn()];
    const { user } = show(
      <c.MediaUploader buttonText="Choose mugs" multipleSelect onUpload={onUpload} onError={onError} />,
    );

    await user.upload(screen.getByLabelText('Choose mugs', { selector: 'input' }), [aFile('a.png')]);
    await waitFor(() =>
      expect(onUpload).toHaveBeenCalledWith([{ id: 7, url: 'https://store.example/7.png' }]),
    );

    const wrong = aFile('a.txt', 'text/plain');
    fireEvent.drop(screen.getByText('Drop pictures here, or choose them.'), {
      dataTransfer: { files: [wrong] },
    });
    expect(await screen.findByText('Please choose a PNG, JPEG, GIF or WebP picture.')).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ file: wrong }));
    expect(onUpload).toHaveBeenCalledTimes(1);
  });

  test('larger than the extension takes are refused before they are sent', async () => {
    const [onUpload, onError] = [jest.fn(), jest.fn()];
    const { user } = show(
      <c.MediaUploader
        buttonText="Choose mugs"
        maxUploadFileSize={1}
        onUpload={onUpload}
        onError={onError}
      />,
    );

    await user.upload(screen.getByLabelText('Choose mugs', { selector: 'input' }), aFile('large.png'));

    await waitFor(() =>
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'SIZE_ABOVE_LIMIT' })),
    );
    expect(onUpload).not.toHaveBeenCalled();
  });

  test('one picture is added and taken away', async () => {
    serveUpload(8);
    function Acme() {
      const [image, setImage] = useState<ComponentProps<typeof c.ImageUpload>['image']>(null);
      return (
        <c.ImageUpload
          image={image ?? null}
          onChange={(next) => setImage(next && { id: next.id, url: String(next['url']) })}
        />
      );
    }
    const { user } = show(<Acme />);

    await user.upload(screen.getByLabelText('Picture file'), aFile('b.png'));
    expect(await screen.findByRole('img', { name: 'The chosen picture' })).toHaveAttribute(
      'src',
      'https://store.example/8.png',
    );
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
  });

  describe("from the host's library", () => {
    const chosen = [
      { id: 3, url: 'https://store.example/3.png', title: 'Mug' },
      { id: 4, url: 'https://store.example/4.png', title: 'Cup' },
    ];
    const asked = jest.fn();

    beforeEach(() => {
      const media = (options: object) => {
        let tell = () => {};
        asked(options);
        return {
          on: (_event: 'select', listener: () => void) => (tell = listener),
          state: () => ({
            get: () => ({ first: () => ({ toJSON: () => chosen[0] }), toJSON: () => chosen }),
          }),
          open: () => tell(),
        };
      };
      Object.assign(window, { wp: { media } });
    });

    afterEach(() => Reflect.deleteProperty(window, 'wp'));

    test('come one or several, with all that it knows of them', async () => {
      const onSelect = jest.fn();
      const shared = { hasDropZone: false, onSelect };
      const { user } = show(
        <>
          <c.MediaUploader {...shared} buttonText="One" />
          <c.MediaUploader {...shared} buttonText="Several" multipleSelect allowedMediaTypes={['video']} />
        </>,
      );

      await user.click(screen.getByRole('button', { name: 'One' }));
      await user.click(screen.getByRole('button', { name: 'Several' }));

      expect(onSelect.mock.calls).toEqual([[chosen[0]], [chosen]]);
      expect(asked).toHaveBeenLastCalledWith({
        title: 'Several',
        library: { type: ['video'] },
        multiple: true,
      });
    });

    test('or from what the extension brings for it', async () => {
      const onSelect = jest.fn();
      const { user } = show(
        <c.MediaUploader
          onSelect={onSelect}
          MediaUploadComponent={({ render: draw, onSelect: select }) => (
            <>{draw({ open: () => select({ id: 9 }) })}</>
          )}
        />,
      );

      await user.click(screen.getByRole('button', { name: 'Choose images' }));

      expect(onSelect).toHaveBeenCalledWith({ id: 9 });
      expect(asked).not.toHaveBeenCalled();
    });
  });
});
