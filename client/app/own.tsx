import { OwnApp } from './own-app';
import { start } from './start';

// A task of its own: running so many modules took one already.
setTimeout(() => start((host) => <OwnApp host={host} />));
