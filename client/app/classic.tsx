import { ClassicApp } from './classic-app';
import { start } from './start';

start((host) => <ClassicApp host={host} />);
