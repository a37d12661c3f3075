import { paths } from "./paths";
const team = [
  { path: paths.team, element: <h1>Team</h1> },
  { path: paths.member(), element: <h1>Member</h1> },
];
export default team;
