(values) => {
  const marker = "ui2app:seeded";
  if (window !== window.top || location.protocol === "about:" || sessionStorage.getItem(marker)) return;
  sessionStorage.setItem(marker, "yes");
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, value);
    sessionStorage.setItem(key, value);
  }
}
