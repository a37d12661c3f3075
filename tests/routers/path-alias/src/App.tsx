export { default } from "@/app/AppShell";
