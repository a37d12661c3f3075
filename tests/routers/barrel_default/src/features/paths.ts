const root = "/team";
export const paths = { billing: "/billing", team: root, member: (id: string = ":memberId") => `${root}/${id}` };
