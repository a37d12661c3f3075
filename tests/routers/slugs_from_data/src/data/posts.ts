export const posts = [
  { slug: "tea", title: "Tea" },
  { slug: "milk", title: "Milk" },
];
