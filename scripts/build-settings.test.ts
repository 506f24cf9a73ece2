import createConfigurations from '../webpack.config.js';

const [client] = createConfigurations({}, { mode: 'production' });

test('a chunk may take two minutes', () => {
  expect(client.output.chunkLoadTimeout).toBe(120_000);
});

test('the address of every file carries its version', () => {
  expect(client.output.filename).toMatch(/\?ver=\[contenthash:6\]$/);
  expect(client.output.chunkFilename).toMatch(/\?ver=\[contenthash:6\]$/);
});
