export { useAttributes, useTaxClasses, useTerms } from './hooks';
export { taxonomiesStore } from './store';
export { getTermProblem, type TermProblem } from './term-problem';
export { termsOf } from './types';
export type { Attribute, AttributeTerms, NewTerm, TaxClass, Taxonomy, Term } from './types';
