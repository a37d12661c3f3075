import * as chat from "./chat";
import * as todo from "./todo";
export const plugins = [chat, todo];
