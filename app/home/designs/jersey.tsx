import { inks } from './inks.ts'

/** Block numerals drawn as paths, so that their size doesn't depend on a font. */
const two =
  'M40 168V110Q40 40 110 40h80q70 0 70 70v100q0 34-26 62L146 446h114v84H40v-82l122-174q12-17 12-36v-94q0-18-18-18t-18 18v24z'
const seven = 'M312 40h248v88L452 530H352l104-402h-56v58h-88z'

export function Jersey() {
  return (
    <g strokeLinejoin="round">
      <g fill={inks.ink} stroke={inks.ink} strokeWidth="60">
        <path d={two} />
        <path d={seven} />
      </g>
      <g fill={inks.white} stroke={inks.white} strokeWidth="30">
        <path d={two} />
        <path d={seven} />
      </g>
      <g fill={inks.cyan}>
        <path d={two} />
        <path d={seven} />
      </g>
    </g>
  )
}
