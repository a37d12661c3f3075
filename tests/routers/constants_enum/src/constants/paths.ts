export enum Path {
  Home = "/",
  Orders = "/orders",
  "Help" = "/help",
  Deep = `${Path.Orders}/archive`,
}
