import { takeOverSlots } from '../../surface';
import { startGlobals } from '../globals';

takeOverSlots(window);
startGlobals(window, false);
