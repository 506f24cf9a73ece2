/** @jest-environment node */
import { validateMeasures } from './measures';

const NONE = { weight: '', dimensions: { length: '', width: '', height: '' } };

test.each([
  [NONE, {}],
  [{ weight: '0.001', dimensions: { length: '10', width: '2.5', height: '3' } }, {}],
  [{ ...NONE, weight: '0' }, { weight: 'Weight must be higher than zero.' }],
  [{ ...NONE, weight: '-1' }, { weight: 'Weight must be higher than zero.' }],
  [{ ...NONE, weight: '2 kg' }, { weight: 'Weight must be higher than zero.' }],
  [
    { ...NONE, dimensions: { length: '0', width: '0.0', height: 'x' } },
    {
      'dimensions.length': 'Length must be higher than zero.',
      'dimensions.width': 'Width must be higher than zero.',
      'dimensions.height': 'Height must be higher than zero.',
    },
  ],
])('validates %p: %p', (measures, expected) => {
  expect(validateMeasures(measures)).toEqual(expected);
});
