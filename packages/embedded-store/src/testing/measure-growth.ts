/**
 * How many times longer `work` takes for twice the input: about 2 where time grows with the length, 4 where it grows
 * with its square. In processor time of this process, the best of several runs, so that others on the machine do not
 * count.
 */
export function measureGrowth(work: (input: string) => unknown, piece: string, times: number): number {
  const [small, large] = [piece.repeat(times), piece.repeat(8 * times)];
  work(small);
  const eightfold =
    timeOf(() => work(large)) /
    Math.max(
      timeOf(() => work(small)),
      TOO_SHORT,
    );
  // Three doublings leave room between both for what else the process does meanwhile.
  return Math.cbrt(eightfold);
}

/** In microseconds; less says nothing. */
const TOO_SHORT = 5_000;

function timeOf(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user;
  });
  return Math.min(...times);
}
