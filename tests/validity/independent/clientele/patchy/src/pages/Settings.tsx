import { useState } from "react";
import { Prefs } from "../App";
import { btn, card, green, h2, input, line, row, sub, SwitchLine, Top } from "../bits";

const label = { fontSize: 13, fontWeight: 700, margin: "18px 0 6px" };
const hint = { ...sub, marginTop: 6 };

export default function Settings({ prefs, setPrefs, say }: { prefs: Prefs; setPrefs: (p: Prefs) => void; say: (t: string) => void }) {
  const [f, setF] = useState(prefs);
  const [evening, setEvening] = useState(false);
  const [digest, setDigest] = useState(true);
  const [reset, setReset] = useState(false);
  const dirty = f.name !== prefs.name || f.email !== prefs.email || f.terms !== prefs.terms;

  return (
    <div>
      <Top small="Workspace" title="Settings" />
      <div style={{ display: "grid", gridTemplateColumns: "622px 1fr", gap: 16, alignItems: "start" }}>
        <div style={card}>
          <div style={{ padding: "15px 20px 20px" }}>
            <div style={h2}>Workspace</div>
            <div style={{ ...sub, marginTop: 3 }}>The name appears in the sidebar and on the sign-in page.</div>
            <div style={{ ...label, marginTop: 14 }}>Workspace name</div>
            <input style={input} maxLength={24} value={f.name} onChange={(e) => setF({ ...f, name: e.target.value })} />
            <div style={hint}>Up to 24 characters</div>
            <div style={label}>Accounts email</div>
            <input style={input} value={f.email} onChange={(e) => setF({ ...f, email: e.target.value })} />
            <div style={{ display: "flex", gap: 16 }}>
              <div style={{ flex: 1 }}>
                <div style={label}>Payment terms (days)</div>
                <input style={input} value={f.terms} onChange={(e) => setF({ ...f, terms: e.target.value })} />
                <div style={hint}>Sets the due date of new invoices</div>
              </div>
              <div style={{ flex: 1 }}>
                <div style={label}>Currency</div>
                <select style={input} value={f.currency} onChange={(e) => setF({ ...f, currency: e.target.value })}>
                  <option value="£">Pound (£)</option><option value="€">Euro (€)</option><option value="$">Dollar ($)</option>
                </select>
                <div style={hint}>Shown as £1,250; amounts are not converted</div>
              </div>
            </div>
            <div style={label}>Invoice footer</div>
            <textarea style={{ ...input, height: 80, padding: "8px 11px" }} value={f.footer} onChange={(e) => setF({ ...f, footer: e.target.value })} />
            <div style={hint}>Printed under the lines of every invoice</div>
          </div>
          <div style={{ ...row, gap: 10, justifyContent: "flex-end", borderTop: line, padding: "14px 20px" }}>
            <div style={{ ...btn, opacity: dirty ? 1 : 0.45 }} onClick={() => setF(prefs)}>Discard changes</div>
            <div style={green} onClick={() => { setPrefs({ ...f, compact: prefs.compact, banner: prefs.banner }); say("Settings saved"); }}>Save settings</div>
          </div>
        </div>
        <div>
          <div style={{ ...card, padding: "15px 20px 8px" }}>
            <div style={h2}>Display and email</div>
            <div style={{ ...sub, margin: "3px 0 8px" }}>Switches take effect straight away.</div>
            <SwitchLine title="Compact rows" text="Tighter tables in Customers and Invoices, without contact names" on={prefs.compact} flip={() => setPrefs({ ...prefs, compact: !prefs.compact })} />
            <SwitchLine title="Overdue banner" text="Warns about late invoices at the top of Overview" on={prefs.banner} flip={() => setPrefs({ ...prefs, banner: !prefs.banner })} />
            <SwitchLine title="Evening theme" text="Dark paper for late concert nights" on={evening} flip={() => setEvening(!evening)} />
            <SwitchLine title="Monday digest" text="A weekly summary goes to the accounts email" on={digest} flip={() => setDigest(!digest)} last />
          </div>
          <div style={{ ...card, marginTop: 16, padding: "15px 20px" }}>
            <div style={{ fontWeight: 700, cursor: "pointer" }} onClick={() => setReset(!reset)}>{reset ? "▼" : "▶"} Reset this workspace</div>
            {reset && (
              <div style={{ marginTop: 12 }}>
                <div style={{ ...sub, marginBottom: 12 }}>Everything goes back to the first day.</div>
                <div style={{ ...green, background: "#9a2f2a", borderColor: "#9a2f2a" }} onClick={() => say("Workspace reset")}>Reset everything</div>
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
