export { renderWithStores } from './render-with-stores';
export { server } from './server';
