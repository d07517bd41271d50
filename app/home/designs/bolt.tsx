import { inks } from './inks.ts'

const outline = 'M214 14 24 378h132L98 668 350 262H206L290 14z'

export function Bolt() {
  return (
    <g strokeLinejoin="round">
      <path d={outline} transform="translate(24 16)" fill={inks.cyan} stroke={inks.cyan} strokeWidth="18" />
      <path d={outline} transform="translate(8 2)" fill={inks.yellow} stroke={inks.ink} strokeWidth="20" />
      <path d="M222 70 104 322" stroke={inks.white} strokeWidth="20" strokeLinecap="round" />
    </g>
  )
}
