import { Route, Routes } from "react-router-dom";
export function Inbox({ folders }: { folders: string[] }) {
  return (
    <Routes>
      {folders.map((folder) => (
        <Route key={folder} path={folder}>
          <Route index element={<h1>{folder}</h1>} />
          <Route path=":mailId" element={<h1>Mail</h1>} />
        </Route>
      ))}
    </Routes>
  );
}
