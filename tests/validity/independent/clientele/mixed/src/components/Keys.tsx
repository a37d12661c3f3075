import { Component } from "react";

const BLACK = [1, 2, 4, 5, 6, 8, 9, 11, 12, 13];

interface Props {
  whites: number;
  width: number;
  height: number;
  lit?: number;
}

export default class Keys extends Component<Props> {
  render() {
    const { whites, width, height, lit } = this.props;
    const w = width / whites;
    const keys = [];
    for (let i = 0; i < whites; i++) {
      keys.push(
        <rect key={i} x={i * w + 0.7} y={0} width={w - 1.4} height={height} rx={w > 30 ? 5 : 0} fill={i === lit ? "#d8b263" : "#f3ead7"} />,
      );
    }
    return (
      <svg className="keys" width="100%" height={height} viewBox={"0 0 " + width + " " + height} preserveAspectRatio="none">
        {keys}
        {BLACK.map((e) => (
          <rect key={"b" + e} x={e * w - w * 0.29} y={0} width={w * 0.58} height={height * 0.61} rx={w > 30 ? 4 : 0} fill="#16120f" />
        ))}
      </svg>
    );
  }
}
