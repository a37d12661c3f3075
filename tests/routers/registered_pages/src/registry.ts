export const pages = new Map<string, string>();
pages.set("/", "Mail");
pages.set("/inbox", "Inbox");
pages.set("/sent", "Sent");

export const recent = new Set<string>();
recent.add("today").add("week");
recent.add("week");

export const labels: Record<string, string> = {};
labels.starred = "/starred";
labels["spam"] = "/spam";
