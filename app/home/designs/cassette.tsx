import { inks } from './inks.ts'

const teeth = [0, 60, 120, 180, 240, 300]

export function Cassette() {
  return (
    <g stroke={inks.ink} strokeWidth="15" strokeLinejoin="round">
      <rect x="10" y="10" width="580" height="380" rx="34" fill={inks.magenta} />
      <rect x="58" y="52" width="484" height="236" rx="18" fill={inks.white} />
      <path d="M58 150h484v46H58z" fill={inks.cyan} strokeWidth="0" />
      <path d="M58 196h484v46H58z" fill={inks.yellow} strokeWidth="0" />
      <path d="M90 86h300M90 118h210" strokeWidth="12" strokeLinecap="round" />
      <rect x="140" y="146" width="320" height="108" rx="54" fill={inks.ink} />
      {[200, 400].map((x) => (
        <g key={x} fill={inks.white} strokeWidth="0">
          <circle cx={x} cy="200" r="38" />
          {teeth.map((turn) => (
            <path
              key={turn}
              d={`M${x - 6} 168h12v14h-12z`}
              fill={inks.ink}
              transform={`rotate(${turn} ${x} 200)`}
            />
          ))}
          <circle cx={x} cy="200" r="14" fill={inks.ink} />
        </g>
      ))}
      <path d="m128 390 34-72h276l34 72z" fill={inks.yellow} />
      <g fill={inks.ink} strokeWidth="0">
        <circle cx="214" cy="356" r="13" />
        <circle cx="386" cy="356" r="13" />
      </g>
    </g>
  )
}
