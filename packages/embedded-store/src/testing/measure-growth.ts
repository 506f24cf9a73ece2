/**
 * How many times longer `work` takes for twice the input: about 2 for linear time, 4 for quadratic time. Uses this
 * process's CPU time, the best of several runs, so that other processes don't affect the result.
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
  // Three doublings leave a margin between both for other work of this process.
  return Math.cbrt(eightfold);
}

/** In microseconds; shorter times are too inaccurate. */
const TOO_SHORT = 5_000;

function timeOf(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user;
  });
  return Math.min(...times);
}
