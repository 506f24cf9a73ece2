import { takeOverSlots } from '../../surface';
import { startGlobals } from '../extensions/start-globals';

takeOverSlots(window);
startGlobals(window, false);
