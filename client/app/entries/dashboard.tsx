import { DashboardApp } from '../layout/dashboard-app';
import { startApp } from '../bootstrap/start-app';

startApp((host) => <DashboardApp host={host} />);
