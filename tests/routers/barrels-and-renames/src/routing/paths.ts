const news = "/news";

export const PATHS = {
  root: "/",
  news: { list: news, item: `${news}/:storyId` },
} as const;
