import { inks } from './inks.ts'

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

export function Daisy() {
  return (
    <g stroke={inks.ink} strokeWidth="15">
      {petals.map((turn) => (
        <ellipse
          key={turn}
          cx="250"
          cy="112"
          rx="84"
          ry="103"
          fill={turn % 90 === 0 ? inks.magenta : inks.white}
          transform={`rotate(${turn} 250 250)`}
        />
      ))}
      <circle cx="250" cy="250" r="118" fill={inks.yellow} />
      <path d="M190 268q60 74 120 0" fill="none" strokeLinecap="round" />
      <path d="M212 212v22M288 212v22" strokeWidth="22" strokeLinecap="round" />
      <g fill={inks.orange} stroke="none">
        <circle cx="176" cy="258" r="17" />
        <circle cx="324" cy="258" r="17" />
      </g>
    </g>
  )
}
