const { brought } = require('../hosts.json');

/**
 * The journeys of the embedded store that are run on a copy of a site.
 * @param {string} [version] of its shop plugin, as `7.7.2`; all where it is not known
 */
const journeysFor = (version) =>
  brought.journeys.filter(
    ({ before }) => before === undefined || version === undefined || isBefore(version, before),
  );

/** @param {string} version @param {string} other both as numbers with dots */
function isBefore(version, other) {
  const [left, right] = [version, other].map((each) => each.split('.').map(Number));
  const index = right.findIndex((number, place) => number !== (left[place] ?? 0));
  return index !== -1 && (left[index] ?? 0) < right[index];
}

module.exports = { journeysFor };
