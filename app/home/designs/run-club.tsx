import { inks } from './inks.ts'

const squares = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

export function RunClub() {
  return (
    <>
      <rect width="1100" height="190" rx="20" fill={inks.ink} />
      <g fill={inks.white}>
        {squares.map((n) => (
          <path
            key={n}
            d={`M${14 + (n % 3) * 36} ${23 + Math.floor(n / 3) * 36}h36v36h-36z`}
            opacity={n % 2 ? 0 : 1}
          />
        ))}
        {squares.map((n) => (
          <path
            key={n}
            d={`M${978 + (n % 3) * 36} ${23 + Math.floor(n / 3) * 36}h36v36h-36z`}
            opacity={n % 2 ? 0 : 1}
          />
        ))}
      </g>
      <text
        x="150"
        y="133"
        textLength="800"
        lengthAdjust="spacingAndGlyphs"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="110"
        fill={inks.yellow}
      >
        RIVERSIDE RUN CLUB
      </text>
    </>
  )
}
