export { DataTable, getHiddenColumns } from '@admin/table';
