/** The key under which a failed save says what is wrong as a whole. */
export { FORM_ERROR } from 'final-form';
