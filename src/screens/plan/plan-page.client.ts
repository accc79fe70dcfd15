import { requestIsland } from '../../components/browser/island-request.ts';
import { PLAN_REQUEST } from './plan-markup.ts';

requestIsland(PLAN_REQUEST);
