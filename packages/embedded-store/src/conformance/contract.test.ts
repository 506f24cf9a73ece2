import { findRoute } from '../rest/router';
import { router } from '../routes';
import { fillPath, hasContract, readContract } from './contract';
import type { ContractRoute } from './contract';
import { NOT_IMPLEMENTED } from './not-implemented';

const nameOf = ({ method, path }: ContractRoute) => `${method} ${path}`;

function isAnswered({ method, path }: ContractRoute): boolean {
  const match = router.match(fillPath(path));
  return match !== undefined && findRoute(match.endpoint, method) !== undefined;
}

function isLeftOut({ method, path }: ContractRoute): boolean {
  return NOT_IMPLEMENTED.some((each) =>
    each.methods ? each.path === path && each.methods.includes(method) : path.startsWith(each.path),
  );
}

if (hasContract) {
  const routes = readContract();

  test('every route of the contract is implemented or left out for a reason', () => {
    expect(routes.filter((each) => !isAnswered(each) && !isLeftOut(each)).map(nameOf)).toEqual([]);
  });

  test("routes that are left out don't exist", () => {
    expect(routes.filter((each) => isAnswered(each) && isLeftOut(each)).map(nameOf)).toEqual([]);
    expect(NOT_IMPLEMENTED.filter(({ path }) => !routes.some((each) => each.path.startsWith(path)))).toEqual(
      [],
    );
  });
} else {
  test('skips the contract if it is not next to this project; every left-out route has a reason', () => {
    expect(NOT_IMPLEMENTED.filter(({ reason }) => reason === '')).toEqual([]);
  });
}
