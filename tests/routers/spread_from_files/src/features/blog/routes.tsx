export default [
  {
    path: "blog",
    children: [
      { index: true, element: <h1>Blog</h1> },
      { path: ":slug", element: <h1>Post</h1> },
    ],
  },
];
