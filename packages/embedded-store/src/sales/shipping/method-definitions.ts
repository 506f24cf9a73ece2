import type { FieldDefinition } from '../fields';
import methods from './methods.data.json';

/** A shipping method's definition. */
export interface MethodDefinition {
  id: string;
  title: string;
  description: string;
  fields: readonly FieldDefinition[];
}

export const METHODS = methods as readonly MethodDefinition[];

export function findMethod(id: string): MethodDefinition | undefined {
  return METHODS.find((method) => method.id === id);
}
