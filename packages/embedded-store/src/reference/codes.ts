/** Splits a list of country codes as data files store it: `AT BE CH`. */
export const toCodes = (text: string): readonly string[] => text.split(' ');
