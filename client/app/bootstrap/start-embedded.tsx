import { EmbeddedApp } from '../layout/embedded-app';
import { startApp } from './start-app';

startApp((host) => <EmbeddedApp host={host} />);
