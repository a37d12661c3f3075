// The app of most tests: it tells what it can see, and what it could not do.
const tried = {};
try { tried.parent = String(parent.document.title); } catch (error) { tried.parent = error.name; }
const away = () => { if (top !== window) top.location.href = "about:blank"; };
try { away(); tried.top = "moved"; } catch (error) { tried.top = error.name; }
const refused = new Promise((told) => addEventListener("securitypolicyviolation", (event) => told(event.blockedURI)));
fetch("https://example.org/").catch(() => {});
tried.refused = await refused;
tried.times = Number(localStorage.getItem("times") || 0) + 1;
localStorage.setItem("times", tried.times);
tried.path = location.pathname;
tried.user = localStorage.getItem("user") && sessionStorage.getItem("user");
tried.cookie = document.cookie;
document.getElementById("seen").textContent = JSON.stringify(tried);
