// An app in a window of its own: a page of the sheet that holds nothing but the app's frame.
"use strict";

const shown = SHEET.apps.find((app) => `#${app.id}` === location.hash);
window.opener = null; // it was there for the copy of the session storage
document.body.append(
  shown && APPS_PORT !== null ? appFrame(shown, beginning(shown)) : "The sheet shows which apps there are: open one there.",
);
if (shown) document.title = `App ${shown.id}`;
