/** The key of the error message for the whole form. */
export { FORM_ERROR } from 'final-form';
