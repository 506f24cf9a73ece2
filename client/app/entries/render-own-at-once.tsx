import { OwnApp } from '../frame/own-app';
import { start } from '../start/start';

// A host's libraries are taken as they are when the scripts run: soon after, others may have put theirs in their place. So all
// modules run at once, and where a library is missing nothing has started. Rendering has a task of its own.
setTimeout(() => start((host) => <OwnApp host={host} />));
