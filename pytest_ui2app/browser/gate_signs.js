// What of a page tells a gate: its text, and whether it asks for a password or anything else to be typed.
(limit) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const passwords = [...document.querySelectorAll("input[type=password]")].filter(shown);
  const text = document.body?.innerText ?? "";
  const controls = document.querySelectorAll("button, input, textarea, select, a[href], [role=button]");
  const NOT_TYPED = ["hidden", "checkbox", "radio", "button", "submit", "reset", "image", "range", "color", "file", "search"];
  const fields = [...document.querySelectorAll("input, textarea")].filter((each) => !NOT_TYPED.includes(each.type) && shown(each));
  return {
    text: text.slice(0, limit),
    password: passwords.length > 0,
    fields: fields.length,
    controls: [...controls].filter(shown).length,
  };
}
