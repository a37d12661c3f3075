const fallback = { path: "*", element: <h1>Nothing here</h1> };
export default fallback;
