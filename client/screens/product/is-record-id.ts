/** Whether a part of an address can be the id of a record: a whole number from 1 on, written the usual way. */
export const isRecordId = (text = ''): boolean => /^[1-9]\d{0,14}$/.test(text);
