import { useState } from "react";

const STEPS = ["Welcome aboard", "Pick your harbour", "Turn on the light"];

export function Onboarding({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState(0);
  const last = step === STEPS.length - 1;
  return (
    <div>
      <h1>{STEPS[step]}</h1>
      <p>Step {step + 1} of {STEPS.length}</p>
      <ul><li>Nothing is stored</li><li>It takes a minute</li></ul>
      <button onClick={() => setStep(step - 1)} disabled={step === 0}>Back</button>
      <button onClick={() => (last ? onDone() : setStep(step + 1))}>Next</button>
    </div>
  );
}
