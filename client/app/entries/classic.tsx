import { ClassicApp } from '../frame/classic-app';
import { startApp } from '../bootstrap/start-app';

startApp((host) => <ClassicApp host={host} />);
