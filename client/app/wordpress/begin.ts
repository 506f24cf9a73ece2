import { begin } from '../begin/begin';

begin(window, new Date());
