/** Whether a part of an address is a valid record id: a whole number from 1 on, without leading zeros. */
export const isRecordId = (text = ''): boolean => /^[1-9]\d{0,14}$/.test(text);
