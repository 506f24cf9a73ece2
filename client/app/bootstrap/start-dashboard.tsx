import { DashboardApp } from '../layout/dashboard-app';
import { startApp } from './start-app';

startApp((host) => <DashboardApp host={host} />);
