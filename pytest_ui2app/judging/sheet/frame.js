// The frame of a running app: of another origin, and in a sandbox. Where it may go is said by the policy of the page.
"use strict";

const AFRESH = "__ui2app_afresh"; // where the server lets an app begin with its session,
const AS_VISITOR = "__ui2app_visitor"; // and where without
const ALLOWED = "allow-scripts allow-same-origin allow-forms allow-modals allow-downloads";

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function appFrame(app, path) {
  const frame = element("iframe", { title: "The running app", referrerPolicy: "no-referrer" });
  frame.setAttribute("sandbox", ALLOWED);
  frame.src = `http://${app.id}.localhost:${APPS_PORT}/${path}`;
  return frame;
}

// Where a view of an app begins: the first one with its session, if it has one. The mark of it lasts as long as the
// session storage of the frame; a window that the sheet opens has its own copy of both.
function beginning(app) {
  const begun = `ui2app-begun:${SHEET.id}:${app.id}`;
  if (!app.session || sessionStorage.getItem(begun)) return "";
  sessionStorage.setItem(begun, "yes");
  return AFRESH;
}
