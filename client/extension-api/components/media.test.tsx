import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost, api } from '@admin/testing';
import { offerGlobals } from '../index';
import { componentsNamespace as c } from './index';

beforeAll(() => offerGlobals(window, { registry: createRegistry(), isAlone: true }));
beforeEach(() => setHost(buildHost()));

const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });

describe('images', () => {
  const MEDIA = '/wp/v2/media';
  const buildFile = (name: string, type = 'image/png') => new File([name], name, { type });
  const serveUpload = (id: number) => {
    api.get(MEDIA, ({ slug }) => slug !== undefined).reply(200, []);
    api.post(MEDIA, () => true).reply(201, { id, source_url: `https://store.example/${id}.png` });
  };

  test('uploads images and reports rejected files', async () => {
    serveUpload(7);
    const [onUpload, onError] = [jest.fn(), jest.fn()];
    const { user } = show(
      <c.MediaUploader buttonText="Choose mugs" multipleSelect onUpload={onUpload} onError={onError} />,
    );

    await user.upload(screen.getByLabelText('Choose mugs', { selector: 'input' }), [buildFile('a.png')]);
    await waitFor(() =>
      expect(onUpload).toHaveBeenCalledWith([{ id: 7, url: 'https://store.example/7.png' }]),
    );

    const wrong = buildFile('a.txt', 'text/plain');
    fireEvent.drop(screen.getByText('Drag images here or click to upload'), {
      dataTransfer: { files: [wrong] },
    });
    expect(await screen.findByText('Please choose a PNG, JPEG, GIF or WebP image.')).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ file: wrong }));
    expect(onUpload).toHaveBeenCalledTimes(1);
  });

  test('rejects files above the size limit without a request', async () => {
    const [onUpload, onError] = [jest.fn(), jest.fn()];
    const { user } = show(
      <c.MediaUploader
        buttonText="Choose mugs"
        maxUploadFileSize={1}
        onUpload={onUpload}
        onError={onError}
      />,
    );

    await user.upload(screen.getByLabelText('Choose mugs', { selector: 'input' }), buildFile('large.png'));

    await waitFor(() =>
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'SIZE_ABOVE_LIMIT' })),
    );
    expect(onUpload).not.toHaveBeenCalled();
  });

  test('adds and removes a single image', async () => {
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

    await user.upload(screen.getByLabelText('Image file'), buildFile('b.png'));
    expect(await screen.findByRole('img', { name: 'Selected image' })).toHaveAttribute(
      'src',
      'https://store.example/8.png',
    );
    await user.click(screen.getByRole('button', { name: 'Remove image' }));

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose an image' })).toHaveFocus());
  });

  describe("from the host's media library", () => {
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

    test('selects one or several items with all their data', async () => {
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

    test("uses the extension's own media component", async () => {
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
