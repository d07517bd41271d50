import { inks } from './inks.ts'

const arms = 'M200 100v410M200 372h-62q-44 0-44-44v-78M200 306h62q44 0 44-44v-88'

export function Cactus() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <circle cx="200" cy="230" r="192" fill={inks.orange} />
      <path d="M18 512h364q-40 76-182 76T18 512z" fill={inks.yellow} stroke={inks.ink} strokeWidth="15" />
      <path d={arms} stroke={inks.ink} strokeWidth="118" />
      <path d={arms} stroke={inks.green} strokeWidth="88" />
      <path
        d="M180 120v380M220 120v150M220 350v150M94 262v60M306 190v62"
        stroke={inks.ink}
        strokeWidth="9"
        strokeDasharray="26 22"
      />
      <g fill={inks.magenta} stroke={inks.ink} strokeWidth="12">
        <path d="M200 60c-34 2-48-16-46-40 18 2 28 8 34 18 2-14 6-22 12-30 6 8 10 16 12 30 6-10 16-16 34-18 2 24-12 42-46 40z" />
      </g>
      <path d="M70 548h54M190 562h100" stroke={inks.ink} strokeWidth="10" />
    </g>
  )
}
