export const views = [
  { path: "/board", label: "Board", element: <h1>Board</h1> },
  { path: "/calendar", label: "Calendar", element: <h1>Calendar</h1> },
];
