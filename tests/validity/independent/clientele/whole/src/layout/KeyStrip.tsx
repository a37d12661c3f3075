const BLACK_AFTER = [0, 1, 3, 4, 5];

interface Props {
  whites: number;
  height: number;
  lit?: number;
  offset?: number;
}

export function KeyStrip({ whites, height, lit, offset = 0 }: Props) {
  const width = 100 / whites;
  return (
    <div className="relative w-full overflow-hidden" style={{ height }} aria-hidden="true">
      {Array.from({ length: whites }, (_, i) => (
        <div
          key={`w${i}`}
          className="absolute inset-y-0 rounded-t-[4px] border-x border-[#15120f]"
          style={{ left: `${i * width}%`, width: `${width}%`, background: i === lit ? "#d9b465" : "#f2e9d5" }}
        />
      ))}
      {Array.from({ length: whites - 1 }, (_, i) => i)
        .filter((i) => BLACK_AFTER.includes((i + offset) % 7))
        .map((i) => (
          <div
            key={`b${i}`}
            className="absolute top-0 rounded-b-[3px] bg-[#15120f]"
            style={{ left: `${(i + 1) * width - width * 0.29}%`, width: `${width * 0.58}%`, height: height * 0.61 }}
          />
        ))}
    </div>
  );
}
