import { artTextRecipe } from "../../theme/recipes/illustration.ts";
import { styled } from "../../theme/styled.ts";
import { art, outlined } from "./art.ts";

const Measure = styled("text", artTextRecipe);

export interface BoxPictureProps {
  /** Outer edges in centimetres. */
  width: number;
  depth: number;
  height: number;
}

/** A box with its dimensions beside a chair; screen readers get them as text. */
export function BoxPicture({ width, depth, height }: BoxPictureProps) {
  return (
    <svg
      role="img"
      aria-label={`박스 크기: 가로 ${width}cm, 세로 ${depth}cm, 높이 ${height}cm`}
      width="216"
      height="112"
      viewBox="0 0 216 112"
      {...outlined}
    >
      <path d="M2 92h212" stroke={art.ground} strokeWidth="6" />
      {/* A chair of typical height, 90 cm, to the same scale as the box. */}
      <path d="M22 90V12M22 52h30v38M22 52v-8h30v8" stroke={art.kraftDark} strokeWidth="4" />
      <path d="M84 54h56v36H84z" fill={art.kraftLight} />
      <path d="m84 54 22-16h54l-20 16z" fill={art.kraft} />
      <path d="m140 54 20-16v37l-20 15z" fill={art.kraftDark} />
      <path d="M106 54v11h12V54" fill={art.paper} />
      <g stroke="none" fill={art.line}>
        <Measure x="112" y="107" textAnchor="middle">
          {`${width}cm`}
        </Measure>
        <Measure x="168" y="62">
          {`${height}cm`}
        </Measure>
        <Measure x="156" y="100">
          {`${depth}cm`}
        </Measure>
      </g>
    </svg>
  );
}
