import { billing } from "./billing";
import team from "./team";
export const features = [billing, team].flat();
