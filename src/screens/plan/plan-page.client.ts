import { requestOfIsland } from '../../components/browser/island-request.ts';
import { PLAN_REQUEST } from './plan-markup.ts';

requestOfIsland(PLAN_REQUEST);
