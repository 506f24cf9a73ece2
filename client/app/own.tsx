import { OwnApp } from './own-app';
import { start } from './start';

start((host) => <OwnApp host={host} />);
