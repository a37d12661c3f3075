import { AppShell } from "./AppShell";

export { AppShell as default };
