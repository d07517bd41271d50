import { inks } from './inks.ts'

export function Trout() {
  return (
    <g stroke={inks.ink} strokeWidth="15" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M300 74c40-48 110-64 170-50-14 30-20 50-20 70zM330 262c10 42 50 70 100 68-6-30-4-56 8-78z"
        fill={inks.red}
      />
      <path d="M560 176 690 56c-10 50-18 80-18 118s8 70 18 120z" fill={inks.red} />
      <path
        d="M14 196C80 84 220 58 350 72c110 12 190 60 250 102-60 50-150 100-270 106C190 288 74 268 14 196z"
        fill={inks.orange}
      />
      <path
        d="M24 208c70 66 180 84 306 72 112-10 200-56 262-100-130 40-400 70-568 28z"
        fill={inks.white}
        strokeWidth="0"
      />
      <path
        d="M14 196C80 84 220 58 350 72c110 12 190 60 250 102-60 50-150 100-270 106C190 288 74 268 14 196z"
        fill="none"
      />
      <path d="M176 92c44 52 46 122 8 178" fill="none" />
      <circle cx="102" cy="164" r="25" fill={inks.white} />
      <circle cx="106" cy="166" r="8" fill={inks.ink} />
      <g fill={inks.ink} strokeWidth="0">
        <circle cx="270" cy="124" r="12" />
        <circle cx="330" cy="108" r="10" />
        <circle cx="318" cy="156" r="12" />
        <circle cx="384" cy="138" r="12" />
        <circle cx="440" cy="128" r="9" />
        <circle cx="452" cy="172" r="11" />
        <circle cx="510" cy="164" r="9" />
      </g>
      <path d="M250 190c40-10 74 2 92 34-40 10-76 2-92-34z" fill={inks.yellow} />
    </g>
  )
}
