export const ROUTES = {
  home: "/",
  trips: {
    index: "/trips",
    detail: (id = ":tripId") => `/trips/${id}`,
  },
};
