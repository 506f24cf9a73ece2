export {
  mayBatchTerms,
  mayCreateTerm,
  mayDeleteTerm,
  mayEditTerm,
  mayListTerms,
  mayViewTerm,
} from './permissions';
export { listRoute, termRoutes } from './routes';
export {
  createTerm,
  DEFAULT_CATEGORY,
  findOrCreateTerm,
  findTermByName,
  findTermBySlug,
  getTerm,
  listTerms,
} from './queries';
export type { Term } from './queries';
