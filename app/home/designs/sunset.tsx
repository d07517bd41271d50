import { inks } from './inks.ts'

const wave = 'q 58 -46 117 0 t 117 0 117 0 117 0 117 0 117 0'

export function Sunset() {
  return (
    <>
      <clipPath id="sunset-disc">
        <circle cx="350" cy="350" r="316" />
      </clipPath>
      <circle cx="350" cy="350" r="345" fill={inks.ink} />
      <g clipPath="url(#sunset-disc)">
        <path d="M0 0h700v700H0z" fill={inks.yellow} />
        <circle cx="350" cy="310" r="205" fill={inks.magenta} />
        <path
          d="M120 296h460v10H120zM120 330h460v14H120zM120 370h460v18H120zM120 414h460v22H120z"
          fill={inks.yellow}
        />
        <path d="M-10 560 165 330l95 120 105-150 150 200 70-80 130 150v130H-10z" fill={inks.ink} />
        <path
          d="m165 330-52 68 34-10 22 22 26-20 24 10zM365 300l-60 86 36-12 26 26 28-24 36 16z"
          fill={inks.white}
        />
        <path d={`M-20 560 ${wave} V700 H-20z`} fill={inks.cyan} />
        <g fill="none" stroke={inks.white} strokeWidth="14" strokeLinecap="round">
          <path d={`M-60 606 ${wave}`} />
          <path d={`M-20 650 ${wave}`} />
        </g>
      </g>
    </>
  )
}
