import { OwnApp } from '../frame/own-app';
import { startApp } from '../bootstrap/start-app';

startApp((host) => <OwnApp host={host} />);
