export { Chart } from '@admin/charts';
