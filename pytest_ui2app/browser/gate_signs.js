// What of a page tells a gate: its text, and whether it asks for a password.
(limit) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const passwords = [...document.querySelectorAll("input[type=password]")].filter(shown);
  const text = document.body?.innerText ?? "";
  const controls = document.querySelectorAll("button, input, textarea, select, a[href], [role=button]");
  return { text: text.slice(0, limit), password: passwords.length > 0, controls: [...controls].filter(shown).length };
}
