export type Post = { slug: string };
