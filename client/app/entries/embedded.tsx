import { EmbeddedApp } from '../layout/embedded-app';
import { startApp } from '../bootstrap/start-app';

startApp((host) => <EmbeddedApp host={host} />);
