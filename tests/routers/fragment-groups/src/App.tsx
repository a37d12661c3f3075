import React, { Fragment } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const Page = ({ name }: { name: string }) => <h1>{name}</h1>;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <React.Fragment>
          <Route path="/" element={<Page name="home" />} />
          <Route path="/pricing" element={<Page name="pricing" />} />
        </React.Fragment>
        <Fragment key="account">
          <Route path="account" element={<Page name="account" />}>
            <>
              <Route path="security" element={<Page name="security" />} />
              <>
                <Route path="keys/:keyId" element={<Page name="key" />} />
              </>
            </>
          </Route>
        </Fragment>
        <>
          <Route path="*" element={<Page name="lost" />} />
        </>
      </Routes>
    </BrowserRouter>
  );
}
