import { OwnApp } from '../frame/own-app';
import { start } from '../start/start';

start((host) => <OwnApp host={host} />);
