import { inks } from './inks.ts'

export function Rocket() {
  return (
    <g stroke={inks.ink} strokeWidth="15" strokeLinejoin="round" strokeLinecap="round">
      <path d="M122 500q-10 70 54 138 62-68 52-138z" fill={inks.yellow} />
      <path d="M148 500q-4 40 28 84 32-44 26-84z" fill={inks.orange} strokeWidth="0" />
      <path d="M92 330 20 430v110l84-50zM258 330l72 100v110l-84-50z" fill={inks.magenta} />
      <path
        d="M175 14c74 66 106 160 102 268-2 82-22 158-46 222H119C95 440 75 364 73 282 69 174 101 80 175 14z"
        fill={inks.white}
      />
      <path d="M175 14c44 40 73 90 89 148H86c16-58 45-108 89-148z" fill={inks.red} />
      <circle cx="175" cy="262" r="56" fill={inks.cyan} />
      <path d="M142 262a34 34 0 0 1 32-34" fill="none" stroke={inks.white} strokeWidth="12" />
      <path d="M100 420h150M110 460h130" strokeWidth="11" />
    </g>
  )
}
