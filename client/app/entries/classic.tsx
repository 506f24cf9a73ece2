import { ClassicApp } from '../frame/classic-app';
import { start } from '../start/start';

start((host) => <ClassicApp host={host} />);
