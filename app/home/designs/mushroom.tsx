import { inks } from './inks.ts'

export function Mushroom() {
  return (
    <g stroke={inks.ink} strokeWidth="16" strokeLinejoin="round" strokeLinecap="round">
      <path d="M156 250c6 60-6 120-28 160-6 20 190 20 186 0-24-40-36-100-28-160z" fill={inks.white} />
      <path d="M184 338v12M264 338v12" strokeWidth="19" />
      <path d="M202 366q22 20 44 0" fill="none" />
      <path
        d="M14 232C14 104 112 12 224 12s212 92 212 220c0 44-96 56-212 56S14 276 14 232z"
        fill={inks.red}
      />
      <g fill={inks.white}>
        <circle cx="224" cy="108" r="44" />
        <circle cx="110" cy="186" r="34" />
        <circle cx="338" cy="190" r="38" />
        <circle cx="222" cy="226" r="22" />
      </g>
    </g>
  )
}
