export const STEPS = [
  { id: "name", title: "Name" },
  { id: "plan", title: "Plan" },
  { id: "pay", title: "Pay" },
];
export function stepPath(index: number): string {
  const step = STEPS[index];
  return `/setup/${index + 1}-${step.id}`;
}
