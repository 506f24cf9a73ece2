export { DynamicForm, FORM_ERROR, SaveForm, useDraftValue, useFormField } from '@admin/forms';
