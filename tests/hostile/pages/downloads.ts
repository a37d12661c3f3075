// Has files downloaded, large ones too, by links and frames.
// outcome: passed home
import { canary } from "./caught";

export function begin(): void {
  const save = (blob: Blob, name: string): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
  };
  for (let count = 0; count < 20; count++) save(new Blob([canary.mark]), `../../${canary.fileName}`);
  save(new Blob([new Uint8Array(50_000_000)]), canary.fileName);
  const frame = document.createElement("iframe");
  frame.src = `data:application/octet-stream,${canary.mark}`;
  document.body.append(frame);
  location.href = `data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==`;
}
