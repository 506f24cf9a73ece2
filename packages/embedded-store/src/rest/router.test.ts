import { allowAnyone } from './permissions';
import { route } from './route';
import { createRouter } from './router';

const at = (path: string) => route({ method: 'GET', path, permission: allowAnyone, handler: () => ({}) });
const router = createRouter(
  ['/a/{id}', '/a/me', '/b/{id:digits}', '/c/{id:slug}/{verb}', '/c/{id}/go'].map(at),
);

test.each([
  ['/a/me', '/a/me', {}],
  ['/a/x%20y', '/a/{id}', { id: 'x y' }],
  ['/b/12', '/b/{id:digits}', { id: '12' }],
  ['/c/x-1/go', '/c/{id}/go', { id: 'x-1' }],
  ['/c/x-1/stop', '/c/{id:slug}/{verb}', { id: 'x-1', verb: 'stop' }],
])('%s matches %s', (path, endpoint, params) => {
  expect(router.match(path)).toMatchObject({ endpoint: { path: endpoint }, params });
});

test.each(['/b/twelve', '/b/12/x', '/a', '/a/', '/c/x.y/stop'])('%s matches no route', (path) => {
  expect(router.match(path)).toBeUndefined();
});
