// Empty what the app has stored. With `unseeded` the next load is not seeded either.
(unseeded) => {
  localStorage.clear();
  sessionStorage.clear();
  if (unseeded) sessionStorage.setItem("ui2app:seeded", "yes");
}
