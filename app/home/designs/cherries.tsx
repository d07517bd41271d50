import { inks } from './inks.ts'

export function Cherries() {
  return (
    <g stroke={inks.ink} strokeWidth="15" strokeLinecap="round" strokeLinejoin="round">
      <path d="M112 250C120 160 170 80 262 34M292 226c4-70-6-130-30-192" fill="none" strokeWidth="18" />
      <path d="M256 38c34-34 86-36 132-14-22 52-74 74-132 14z" fill={inks.green} />
      <circle cx="108" cy="292" r="98" fill={inks.red} />
      <circle cx="290" cy="294" r="98" fill={inks.magenta} />
      <path d="M60 270q8-36 40-44M244 270q8-36 40-44" fill="none" stroke={inks.white} strokeWidth="18" />
    </g>
  )
}
