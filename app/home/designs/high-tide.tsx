import { inks } from './inks.ts'

export function HighTide() {
  return (
    <>
      <rect x="30" y="34" width="960" height="276" rx="138" fill={inks.magenta} />
      <rect
        x="12"
        y="14"
        width="960"
        height="276"
        rx="138"
        fill={inks.yellow}
        stroke={inks.ink}
        strokeWidth="18"
      />
      <text
        x="108"
        y="220"
        textLength="768"
        lengthAdjust="spacingAndGlyphs"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="190"
        fill={inks.ink}
      >
        HIGH TIDE
      </text>
    </>
  )
}
