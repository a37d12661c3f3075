const tones: Record<string, [string, string]> = {
  Hull: ["#d9e0e5", "#25507a"],
  Engine: ["#e9d8ca", "#73351d"],
  Electrics: ["#ece3c3", "#6a5811"],
  Joinery: ["#e8dcd0", "#5e3d24"],
  Paint: ["#f0d5d9", "#86234a"],
  Cabin: ["#dae5da", "#205a46"],
  Paperwork: ["#dfdddc", "#454350"],
};

export default function Tag({ name }: { name: string }) {
  const [background, color] = tones[name] ?? ["#e5e1d4", "#5a5548"];
  return (
    <span className="tagchip" style={{ background, color }}>
      {name || "No tag yet"}
    </span>
  );
}
