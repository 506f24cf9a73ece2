import { translateData } from '../../i18n';
import { translateField } from '../fields';
import type { FieldDefinition } from '../fields';
import methods from './methods.data.json';

/** A shipping method's definition. */
export interface MethodDefinition {
  id: string;
  title: string;
  description: string;
  fields: readonly FieldDefinition[];
}

const METHODS = methods as readonly MethodDefinition[];

/** All shipping methods, in the language of the request. */
export const listMethods = (): MethodDefinition[] => METHODS.map(translate);

/** A shipping method, in the language of the request. */
export function findMethod(id: string): MethodDefinition | undefined {
  const method = METHODS.find((each) => each.id === id);
  return method && translate(method);
}

const translate = ({ id, title, description, fields }: MethodDefinition): MethodDefinition => ({
  id,
  title: translateData(title),
  description: translateData(description),
  fields: fields.map(translateField),
});
