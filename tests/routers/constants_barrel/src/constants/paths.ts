export enum AppPath {
  Search = "/search",
}
