import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap } from '../rest';
import { METHODS } from '../rest/route';
import type { Method } from '../rest/route';
import type { ParameterSpec } from '../testing/parameter-values';

/** One method of one path of the platform. */
export interface ContractRoute {
  method: Method;
  /** `/wc/v3/orders/{order_id}/notes` */
  path: string;
  parameters: Readonly<Record<string, ParameterSpec>>;
}

/** Outside the project's own folder. */
const FILE = path.resolve(__dirname, '../../../../../shared/contract/parameters.json');

export const hasContract = existsSync(FILE);

/** Every route of the platform; empty if the contract is not next to this project. */
export function readContract(): ContractRoute[] {
  const contract: unknown = hasContract ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  if (!isMap(contract)) throw new TypeError('The contract names no routes.');
  return Object.entries(contract).flatMap(([route, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, ContractRoute['parameters']>>).flatMap(
      ([methods, parameters]) =>
        methods.split('|').map((name) => ({ method: toMethod(name), path: route, parameters })),
    ),
  );
}

/** The path with its placeholders filled in. */
export function fillPath(route: string, number = '1', word = 'any'): string {
  return route.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name.endsWith('id') ? number : word));
}

function toMethod(name: string): Method {
  const method = METHODS.find((each) => each === name);
  if (method) return method;
  throw new TypeError(`${name} is no method.`);
}
