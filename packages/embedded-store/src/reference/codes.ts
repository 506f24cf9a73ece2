/** Codes of countries as data files hold them: `AT BE CH`. */
export const toCodes = (text: string): readonly string[] => text.split(' ');
