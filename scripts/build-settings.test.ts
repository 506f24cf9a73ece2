import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import createConfigurations from '../webpack.config.js';

const [client] = createConfigurations({}, { mode: 'production' });

test('chunks time out after two minutes', () => {
  expect(client.output.chunkLoadTimeout).toBe(120_000);
});

test('style sheets time out after two minutes', () => {
  jest.useFakeTimers();
  const link = Object.assign(new EventTarget(), { rel: 'stylesheet' });
  const head = { appendChild: jest.fn() };
  Object.assign(globalThis, { document: { head } });
  const plugin = client.plugins.find(({ constructor }) => constructor === MiniCssExtractPlugin);
  const failed = jest.fn();
  link.addEventListener('error', failed);

  Object(plugin).runtimeOptions.insert(link);
  expect(head.appendChild).toHaveBeenCalledWith(link);
  jest.advanceTimersByTime(119_999);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(failed).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'document');
  jest.useRealTimers();
});

test('file URLs contain a content hash', () => {
  expect(client.output.filename).toMatch(/\?ver=\[contenthash:6\]$/);
  expect(client.output.chunkFilename).toMatch(/\?ver=\[contenthash:6\]$/);
});
